import { type DeclaredScreen, reads } from '../declared-screen.ts'
import { office365 } from '../tools.ts'

const read = { ...reads('engage'), module: 'engage' } as const
const inEngage = ['engage'] as const

export const engageScreens = [
  {
    path: '/engage/user-management/:companySelectorId?',
    ...read,
    menu: { groups: inEngage, word: 'userManagement' },
    tools: [
      { tool: { kind: 'integrationPicker' } },
      { tool: { kind: 'defaultSettings' }, manages: 'engage', gate: 'engageAutopilot' },
    ],
  },
  {
    path: '/engage/action-log/:companySelectorId?',
    ...read,
    feature: 'engage-autopilot',
    menu: { groups: inEngage, word: 'offboardSchedule' },
    tools: [office365],
  },
] as const satisfies readonly DeclaredScreen[]
