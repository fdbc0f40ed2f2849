import { sessionSlice, useSession, type OpenLink } from '@plainday/auth-session';
import { useAppDispatch } from '@plainday/data-api';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { NotFoundScreen } from '../not-found/not-found-screen';
import { TASK_LIST } from '../selection/catalogue.logic';
import { useLinkNotice } from './use-link-notice';
import { useServices } from '../shared/services';
import { authScreen, linkScreen } from '../auth/lazy-auth';
import { dashboardScreen } from './lazy-dashboard';
import { LoadingScreen, RetryScreen } from './waiting-screen';

/** Where a visitor was sent to /auth from, to come back after signing in. */
interface FromState {
  readonly from?: string;
}

function AuthRoute() {
  const { status, error, link, linkError, recovery } = useSession();
  const { state, search } = useLocation();
  const dispatch = useAppDispatch();
  const { host } = useServices();

  if (error) return <RetryScreen />;
  if (status === 'unknown') return <LoadingScreen />;
  if (link) return <LinkRoute link={link} />;
  if (status === 'signed-in' && !recovery) {
    return <Navigate to={(state as FromState | null)?.from ?? '/dashboard'} replace />;
  }
  const wantsSignUp = new URLSearchParams(search).get('mode') === 'signup';
  return (
    <authScreen.Screen
      key={String(recovery)}
      initialMode={recovery ? 'reset' : wantsSignUp ? 'signup' : 'signin'}
      linkError={linkError?.message ?? null}
      onIntent={() => {
        dashboardScreen.preload().catch(() => undefined);
        host.preload(TASK_LIST);
      }}
      onSkipReset={() => dispatch(sessionSlice.actions.recoveryClosed())}
    />
  );
}

/** Who confirms another address comes back to where it was asked for. */
function LinkRoute({ link }: { readonly link: OpenLink }) {
  const navigate = useNavigate();
  const leadsTo = link.type === 'email_change' ? '/dashboard?tool=settings' : '/dashboard';
  return (
    <linkScreen.Screen
      link={link}
      onOpen={() =>
        void navigate('/auth', { replace: true, state: { from: leadsTo } satisfies FromState })
      }
    />
  );
}

function DashboardRoute() {
  const { status, user, error, link, recovery } = useSession();
  const { pathname, search } = useLocation();

  if (error) return <RetryScreen />;
  if (status === 'unknown') return <LoadingScreen />;
  if (!user || recovery || link) {
    return <Navigate to="/auth" replace state={{ from: pathname + search } satisfies FromState} />;
  }
  return <dashboardScreen.Screen key={user.id} user={user} />;
}

/** True for a path with a line break: the pattern for unknown paths stops there, and would draw a white page. */
function isBroken(pathname: string): boolean {
  try {
    return /[\n\r\u2028\u2029]/.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

/** The paths of the shell (spec §2). Public pages are another app; whatever else comes here is unknown. */
export function AppRoutes() {
  useLinkNotice();
  if (isBroken(useLocation().pathname)) return <NotFoundScreen />;
  return (
    <Routes>
      <Route path="/auth" element={<AuthRoute />} />
      <Route path="/dashboard" element={<DashboardRoute />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
