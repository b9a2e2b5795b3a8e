// One thing after another: whoever answers may be slow, and what is begun meanwhile finds things as the first left them.

export class Lane {
  constructor() {
    this.last = Promise.resolve();
  }

  // Do this when all before it is done. What failed is told to whoever began it, and holds up nobody.
  after(work) {
    const done = this.last.then(work);
    this.last = done.catch(() => null);
    return done;
  }
}
