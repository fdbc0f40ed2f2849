import { changeEmailSuite } from './suites/change-email.suite';
import { mailsSuite } from './suites/mails.suite';
import { signInSuite } from './suites/sign-in.suite';
import { signUpSuite } from './suites/sign-up.suite';
import { useGateway, wideAddressLimits } from './testing/use-gateway';

const running = useGateway(wideAddressLimits);

signUpSuite(running);
mailsSuite(running);
changeEmailSuite(running);
signInSuite(running);
