import { accountPageEndpoint } from '../../shared/http/endpoint.ts';
import { passwordPage } from '../../shared/pages/password-page.tsx';

export const handler = accountPageEndpoint(({ caller }) => ({ page: passwordPage({ email: caller.email }) }));
