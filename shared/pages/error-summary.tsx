import type { Problem } from '../errors.ts';
import type { FormField } from './field.tsx';
import { wordsOf } from './problem-words.ts';

type Props = { fields: readonly FormField[]; problems: readonly Problem[]; problem: string | undefined };

/** Everything that is wrong with a form, each with a link to its field (https://design-system.service.gov.uk/components/error-summary/). */
export const ErrorSummary = ({ fields, problems, problem }: Props) => (
  <div class="summary" role="alert">
    <h2>There is a problem</h2>
    {problem && <p>{problem}</p>}
    {problems.length > 0 && (
      <ul>
        {problems.map((it) => (
          <Item key={it.loc.join()} problem={it} field={fields.find(({ name }) => it.loc.at(-1) === name)} />
        ))}
      </ul>
    )}
  </div>
);

function Item({ problem, field }: { problem: Problem; field: FormField | undefined }) {
  if (!field) return <li>{wordsOf(problem)}</li>;
  return (
    <li>
      <a class="link" href={`#${field.name}`}>{`${field.label}: ${wordsOf(problem, field.form)}`}</a>
    </li>
  );
}
