import { type DeclaredScreen, openToAll } from '../declared-screen.ts'

const inSolutions = ['solutions'] as const

/** Products beside this one (SHELL-14). */
export const solutionScreens = [
  {
    path: '/backup',
    ...openToAll,
    menu: { groups: inSolutions, word: 'backup', external: 'backup' },
  },
  {
    path: '/security_training',
    ...openToAll,
    menu: { groups: inSolutions, word: 'securityTraining', external: 'security_training' },
  },
] as const satisfies readonly DeclaredScreen[]
