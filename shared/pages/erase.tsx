/** Erasing a conversation: asked for, then pressed. The ticket stays without its customer. */
export const Erase = ({ conversation_id }: { conversation_id: string }) => (
  <details class="erase">
    <summary>Erase this customer</summary>
    <form method="post" action={`/conversation/${conversation_id}`}>
      <p>
        The conversation goes, with all that was read from it, and the ticket loses name, phone, address, issue and
        notes. The figures stay as they are. This cannot be undone.
      </p>
      <input type="hidden" name="action" value="erase" />
      <button type="submit" class="danger">
        Erase for good
      </button>
    </form>
  </details>
);
