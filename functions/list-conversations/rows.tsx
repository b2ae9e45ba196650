import { type Conversation, missingFields, statusAt } from '../../shared/conversation/conversation.ts';
import { Ago } from '../../shared/pages/moment.tsx';
import { languageName, numberFor, type Reader } from '../../shared/pages/reader.ts';
import { CONVERSATION_STATUS_WORDS } from '../../shared/pages/ticket-words.ts';

type Common = { reader: Reader; now: Date };

export const Rows = ({ conversations, ...common }: Common & { conversations: readonly Conversation[] }) => (
  <div class="card">
    <table class="conversations" aria-label="Conversations">
      <thead>
        <tr>
          <th scope="col">About</th>
          <th scope="col">Customer</th>
          <th scope="col">Still missing</th>
          <th scope="col">Status</th>
          <th scope="col">Language</th>
          <th scope="col" class="n">
            Messages
          </th>
          <th scope="col">Last message</th>
        </tr>
      </thead>
      <tbody>
        {conversations.map((it) => (
          <Row key={it.conversation_id} conversation={it} {...common} />
        ))}
      </tbody>
    </table>
  </div>
);

function Row({ conversation, reader, now }: Common & { conversation: Conversation }) {
  const { conversation_id, customer_info, custom_title, language, messages_count, ticket_id } = conversation;
  const { name, phone, issue } = customer_info;
  return (
    <tr>
      <td class="about">
        <a href={`/conversation/${encodeURIComponent(conversation_id)}`}>
          <bdi>{custom_title || issue || `Conversation ${conversation_id}`}</bdi>
        </a>
        <small>
          {(custom_title || issue) && conversation_id} {ticket_id && <TicketLink ticket_id={ticket_id} />}{' '}
          <span class="narrow">{languageName(language)}</span>
        </small>
      </td>
      <td class="customer">
        <bdi>{name || <span class="quiet">Nobody yet</span>}</bdi>
        {phone && (
          <small>
            <bdi>{phone}</bdi>
          </small>
        )}
      </td>
      <td class="missing">
        <Missing fields={missingFields(customer_info)} />
      </td>
      <td class="status">
        <span class="s">{CONVERSATION_STATUS_WORDS[statusAt(now, conversation)]}</span>
      </td>
      <td class="language">{languageName(language)}</td>
      <td class="n count">
        {numberFor(reader, messages_count)}
        <span class="narrow"> {messages_count === 1 ? 'message' : 'messages'}</span>
      </td>
      <td class="age">
        <Ago reader={reader} time={new Date(conversation.updated_at)} now={now} />
      </td>
    </tr>
  );
}

const TicketLink = ({ ticket_id }: { ticket_id: string }) => (
  <a href={`/tickets/${encodeURIComponent(ticket_id)}`}>{ticket_id}</a>
);

const Missing = ({ fields }: { fields: readonly string[] }) =>
  fields.length === 0 ? (
    <span class="quiet">nothing</span>
  ) : (
    <ul class="wants">
      {fields.map((field) => (
        <li key={field}>{field}</li>
      ))}
    </ul>
  );
