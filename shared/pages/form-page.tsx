import type { ComponentChildren } from 'preact';
import type { Problem } from '../errors.ts';
import { ErrorSummary } from './error-summary.tsx';
import { Field, type FormField, type TextLimits } from './field.tsx';
import { page } from './page.tsx';

type TextSchema = { readonly type: 'string' } & TextLimits;

/** What a page needs of the schema that validates its form. */
export type FormSchema = {
  readonly required?: readonly string[];
  readonly properties: Readonly<Record<string, TextSchema>>;
};

type FormPage = {
  title: string;
  action: string;
  button: string;
  schema: FormSchema;
  fields: readonly FormField[];
  /** What stands in the fields; passwords are never shown again. */
  values?: Readonly<Record<string, string | undefined>> | undefined;
  /** What is wrong with single fields. */
  problems?: readonly Problem[] | undefined;
  /** What is wrong with the whole form, in one sentence. */
  problem?: string | undefined;
  current?: string;
  before?: ComponentChildren;
  /** Stands in the form before its fields. */
  within?: ComponentChildren;
  after?: ComponentChildren;
};

/** A page around one form: its fields in order, each with the limits of the schema and its problem beside it. */
export function formPage({
  title,
  current,
  fields,
  problems: found = [],
  problem,
  before,
  after,
  ...form
}: FormPage): string {
  const placeOf = ({ loc }: Problem) => fields.findIndex(({ name }) => name === loc.at(-1));
  const problems = found.toSorted((a, b) => placeOf(a) - placeOf(b));
  const { action, button, schema, values = {}, within } = form;
  const isFaulty = problem !== undefined || problems.length > 0;
  const errors = isFaulty && <ErrorSummary fields={fields} problems={problems} problem={problem} />;
  return page(
    { title, errors, current },
    <>
      {before}
      <form method="post" action={action}>
        {within}
        {fields.map((field) => (
          <Field
            key={field.name}
            field={field}
            value={values[field.name]}
            isRequired={schema.required?.includes(field.name) ?? false}
            limits={schema.properties[field.name]}
            problem={problems.find(({ loc }) => loc.at(-1) === field.name)}
          />
        ))}
        <button type="submit">{button}</button>
      </form>
      {after}
    </>,
  );
}
