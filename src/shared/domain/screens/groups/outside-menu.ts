import { type DeclaredScreen, manages, openToAll } from '../declared-screen.ts'

/** They have no entry (ORG-36), and a title. */
const setup = { groups: ['configuration'], hidden: true } as const

/** Screens that the menu does not show. */
export const screensOutsideMenu = [
  { path: '/setup', ...manages('companies'), menu: { ...setup, word: 'organisationalSetup' } },
  { path: '/setup/upload', ...manages('companies'), menu: { ...setup, word: 'uploadFiles' } },
  { path: '/setup/files', ...manages('companies'), menu: { ...setup, word: 'files' } },
  { path: '/quick-setup', ...openToAll, menu: { ...setup, word: 'quickSetup' } },
  { path: '/notifications', ...openToAll, menu: { ...setup, word: 'notifications' } },
  { path: '/welcome', ...openToAll },
] as const satisfies readonly DeclaredScreen[]
