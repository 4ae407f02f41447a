// A view whose types are erased takes all attributes of an element away when it is drawn anew, and
// sets them again, though nearly all come back as they were. A browser finds styles and lays out anew
// for each of them. So what is taken away waits until it is known whether it comes back: until another
// element is touched, or until what runs has run.
const { setAttribute, removeAttribute } = Element.prototype;
const classList = Object.getOwnPropertyDescriptor(Element.prototype, "classList");

let element = null;
let isQueued = false;
const taken = new Set();

function settle() {
  for (const name of taken) removeAttribute.call(element, name);
  taken.clear();
  element = null;
}

Element.prototype.removeAttribute = function (name) {
  if (element !== this) settle();
  element = this;
  taken.add(name);
  if (isQueued) return;
  isQueued = true;
  queueMicrotask(() => {
    isQueued = false;
    settle();
  });
};

Element.prototype.setAttribute = function (name, value) {
  if (element !== this) settle();
  else if (taken.delete(name) && this.getAttribute(name) === String(value)) return;
  setAttribute.call(this, name, value);
};

// A single class is added to what is left of the attribute.
Object.defineProperty(Element.prototype, "classList", {
  ...classList,
  get() {
    if (element === this) settle();
    return classList.get.call(this);
  },
});
