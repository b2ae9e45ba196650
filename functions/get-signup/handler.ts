import { staticPageEndpoint } from '../../shared/http/endpoint.ts';
import { signupPage } from '../../shared/pages/signup-page.tsx';

export const handler = staticPageEndpoint(signupPage({}));
