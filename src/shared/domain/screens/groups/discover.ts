import { type DeclaredScreen, manages, reads } from '../declared-screen.ts'
import { exported, type Tool } from '../tools.ts'

const read = { ...reads('discover'), module: 'discover' } as const
const managed = { ...manages('discover'), module: 'discover' } as const
const inDiscover = ['discover'] as const

const ranges: Tool = {
  tool: { kind: 'dateRange', ranges: ['past30Days', 'past30To60Days', 'past60To90Days'] },
}

export const discoverScreens = [
  {
    path: '/discovery',
    ...read,
    menu: { groups: inDiscover, word: 'discovery' },
    tools: [ranges, exported],
  },
  {
    path: '/discover/risk',
    ...read,
    feature: 'discover-security',
    menu: { groups: inDiscover, word: 'discoverRisk' },
    tools: [ranges, { tool: { kind: 'export', formats: ['csv'] } }],
  },
  { path: '/discover/data', ...managed, menu: { groups: inDiscover, word: 'agent', isForDesk: true } },
  // Where the agent comes from; no entry of its own.
  {
    path: '/discover/data/download',
    ...managed,
    menu: { groups: inDiscover, word: 'agentDownload', hidden: true },
  },
  {
    path: '/discover/applications',
    ...managed,
    menu: { groups: inDiscover, word: 'appCatalog' },
    tools: [{ tool: { kind: 'addApplication' }, manages: 'discover' }],
  },
] as const satisfies readonly DeclaredScreen[]
