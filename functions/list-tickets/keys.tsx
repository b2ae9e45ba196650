const KEYS = [
  { key: 'j', does: 'Next ticket' },
  { key: 'k', does: 'Ticket before' },
  { key: 'Enter', does: 'Open it' },
  { key: '/', does: 'Search' },
  { key: '?', does: 'These keys' },
];

/** What the keyboard does beside what it does everywhere; only the page's script opens it. */
export const Keys = () => (
  <dialog data-keys aria-labelledby="keys">
    <h2 id="keys">Keys</h2>
    <dl>
      {KEYS.map(({ key, does }) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
    <form method="dialog">
      <button type="submit">Close</button>
    </form>
  </dialog>
);
