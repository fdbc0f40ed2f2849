const ups = [
  '..',
  '.%2e',
  '%2e.',
  '%2e%2e',
  '%252e%252e',
  '%c0%ae%c0%ae',
  '%e0%80%ae%e0%80%ae',
  '..%00',
  '..;',
  '....',
  '. .',
  '..\\',
  '%5c..',
  '..%5c',
  '%uff0e%uff0e',
];
const slashes = ['/', '%2f', '%252f', '\\', '%5c', '//', '/./', '%c0%af'];
const starts = ['/assets/', '/remotes/', '/remotes/~1/'];
const targets = ['secret.js', 'etc/passwd', 'release.json'];

const combined = starts.flatMap((start) =>
  ups.flatMap((up) =>
    slashes.map((slash, index) => {
      const target = targets[index % targets.length] ?? '';
      return `${start}${up}${slash}${up}${slash}${target}`;
    }),
  ),
);

/** Paths that try to leave the site's folder or to reach what is hidden in it. */
export const traversals: readonly string[] = [
  ...combined,
  '/assets/../../secret.js',
  '/../secret.js',
  '/..%2fsecret.js',
  '/assets/%2fetc%2fpasswd',
  '/assets/%00secret.js',
  '/assets/app.1.js%00.css',
  '/assets/app.1.js/../../../secret.js',
  '/remotes/~1/~1/../../../secret.js',
  '/remotes/~/tasks/../../../secret.js',
  '/remotes/~9999999999/tasks/v1/remote-entry.js',
  '/assets/C:/Windows/win.ini',
  '/assets/%43%3a%5cWindows%5cwin.ini',
  '/assets/.app.1.js',
  '/assets/..app.1.js/x.js',
  '/assets/%2e%67it/config.js',
  '/remotes/tasks/v1/%2eenv',
  '/remotes/tasks/v1/.env',
  '/assets/app.1.js%20',
  '/assets/app.1.js.',
  '/assets/app.1.js::$DATA',
  '/assets/app.1.js%3a%3a$DATA',
  '/assets/file:///etc/passwd.js',
  '/assets/%66%69%6c%65%3a%2f%2f%2fetc%2fpasswd',
  '/assets/~root/.js',
  '/assets/%',
  '/assets/%zz.js',
  '/assets/a.1234.tmp/x.js',
];
