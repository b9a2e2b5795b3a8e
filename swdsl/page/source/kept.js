// What the browser keeps. Some refuse to, or have no room left: then nothing outlives a reload, and all else goes on.

function keeper(store) {
  const trying = (work) => {
    try {
      return work(store());
    } catch {
      return null;
    }
  };
  return {
    get: (key) => trying((held) => held.getItem(key)),
    set: (key, text) => trying((held) => held.setItem(key, text)),
    remove: (key) => trying((held) => held.removeItem(key)),
  };
}

export const kept = keeper(() => localStorage);
export const forNow = keeper(() => sessionStorage);
