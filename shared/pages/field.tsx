import type { Problem } from '../errors.ts';
import { wordsOf } from './problem-words.ts';

/** A field as a page shows it; `name` is the schema's. */
export type FormField = {
  name: string;
  label: string;
  type: 'text' | 'email' | 'tel' | 'password' | 'textarea';
  /** See https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
  autocomplete: string;
  hint?: string;
  /** What to enter, for a field whose values have a form. */
  form?: string;
  /** The height of a textarea, in lines. */
  rows?: number;
};

/** In code points (JSON Schema); browsers count UTF-16 units, and so are a little stricter above. */
export type TextLimits = { readonly minLength?: number; readonly maxLength?: number };

type Props = {
  field: FormField;
  value: string | undefined;
  isRequired: boolean;
  limits: TextLimits | undefined;
  problem: Problem | undefined;
};

/** A field below its label, hint and problem, which are tied to it by its name. */
export function Field(props: Props) {
  const { name, label, hint, form } = props.field;
  return (
    <>
      <label for={name}>{label}</label>
      {hint && (
        <p class="hint" id={hintId(name)}>
          {hint}
        </p>
      )}
      {props.problem && (
        <p class="error" id={errorId(name)}>
          {wordsOf(props.problem, form)}
        </p>
      )}
      <Control {...props} />
    </>
  );
}

const hintId = (name: string) => `${name}-hint`;
const errorId = (name: string) => `${name}-error`;

function Control({ field, value, isRequired, limits, problem }: Props) {
  const { name, type, autocomplete, hint, rows } = field;
  const described = [hint && hintId(name), problem && errorId(name)].filter(Boolean);
  const attributes = {
    id: name,
    name,
    autocomplete,
    required: isRequired,
    minlength: limits?.minLength,
    'aria-invalid': problem ? ('true' as const) : undefined,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
  };
  // A password has no maxlength: of one that is pasted the browser would drop the end, and its dots would not show that.
  if (type === 'password') return <input {...attributes} type="password" />;
  const text = { ...attributes, maxlength: limits?.maxLength, value };
  if (type === 'email') return <input {...text} type="email" autocapitalize="none" spellcheck={false} />;
  if (type === 'tel') return <input {...text} type="tel" />;
  if (type === 'textarea') return <textarea {...text} dir="auto" rows={rows} />;
  return <input {...text} type="text" dir="auto" />;
}
