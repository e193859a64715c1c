import { type DeclaredScreen, manages, openToAll } from '../declared-screen.ts'

/** Screens that no menu names. */
export const screensOutsideMenu = [
  { path: '/setup', ...manages('companies') },
  { path: '/setup/upload', ...manages('companies') },
  { path: '/setup/files', ...manages('companies') },
  { path: '/notifications', ...openToAll },
  { path: '/welcome', ...openToAll },
] as const satisfies readonly DeclaredScreen[]
