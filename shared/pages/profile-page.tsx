import { profileSchema } from '../account/account.ts';
import type { Problem } from '../errors.ts';
import { formPage } from './form-page.tsx';

const PATH = '/update-profile';

const fields = [
  { name: 'name', label: 'Name', type: 'text', autocomplete: 'name' },
  {
    name: 'phone',
    label: 'Phone',
    type: 'tel',
    autocomplete: 'tel',
    hint: 'Such as +1 415 555 0132',
    form: 'Enter a phone number of 7 to 15 digits',
  },
  { name: 'address', label: 'Address', type: 'textarea', autocomplete: 'street-address', rows: 3 },
  { name: 'company', label: 'Company', type: 'text', autocomplete: 'organization' },
  { name: 'job_title', label: 'Job title', type: 'text', autocomplete: 'organization-title' },
  { name: 'bio', label: 'About you', type: 'textarea', autocomplete: 'off', rows: 6 },
] as const;

type ProfileValues = { readonly [F in (typeof fields)[number]['name']]?: string | undefined };

type Profile = {
  account: ProfileValues & { email: string };
  /** What was typed, where it could not be saved. */
  values?: ProfileValues;
  saved?: boolean;
  problem?: string;
  problems?: readonly Problem[];
};

/** The profile as a form; `saved`: also what it holds now. */
export const profilePage = ({ account, values, saved, problem, problems }: Profile): string =>
  formPage({
    title: saved ? 'Profile updated' : 'Your profile',
    action: PATH,
    current: PATH,
    button: 'Save profile',
    schema: profileSchema,
    fields,
    values: { ...account, ...values },
    problem,
    problems,
    before: saved ? <Saved account={account} /> : <Intro email={account.email} />,
  });

const Intro = ({ email }: { email: string }) => (
  <p>
    You are logged in as <bdi>{email}</bdi>. Every field may be left empty.
  </p>
);

/** What the account holds now, each value isolated from the direction of the text around it. */
const Saved = ({ account }: { account: ProfileValues }) => (
  <>
    <dl>
      {fields.map(({ name, label }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{account[name] ? <bdi>{account[name]}</bdi> : <span class="hint">None</span>}</dd>
        </div>
      ))}
    </dl>
    <h2>Change your profile</h2>
  </>
);
