/** Where the chat keeps what is said: the part of `localStorage` that is needed. */
export type Shelf = {
  keys(): string[];
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
};

/** `localStorage`; for what it does not take (it is full, or the browser gives none) the memory of this page. */
export function shelfOfPage(): Shelf {
  const memory = new Map<string, string>();
  const storage = storageOfPage();
  return {
    keys: () => [...new Set([...Object.keys(storage ?? {}), ...memory.keys()])],
    getItem: (key) => memory.get(key) ?? storage?.getItem(key) ?? null,
    setItem(key, value) {
      memory.delete(key);
      try {
        if (storage) return storage.setItem(key, value);
      } catch {
        // It is full.
      }
      memory.set(key, value);
    },
    removeItem(key) {
      memory.delete(key);
      storage?.removeItem(key);
    },
  };
}

function storageOfPage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
