import { type Fault, FAULTS } from './faults.ts'
import { createRandom, type Random } from './random.ts'

/** What a user may do: everything, everything of some companies, or only look. */
export type Role = 'owner' | 'agent' | 'reader'

export interface WorldPlan {
  users: { role: Role; companies: number[] }[]
  /** Who may sign in on each device, the first one at first. */
  devices: { users: number[]; tabs: number }[]
  /** How many employees each company has. */
  companies: number[]
}

/** What a step does with which of the things that are there: `a` to `c` are taken modulo their number. */
export interface Step {
  do: StepName
  a: number
  b: number
  c: number
  /** Virtual milliseconds that pass after it. */
  wait: number
}

/** A whole simulation as data: it can be saved, made smaller, and run again. */
export interface Script {
  seed: string
  /** On the real database instead of the model. */
  sql: boolean
  world: WorldPlan
  faults: Fault[]
  /** How likely each fault of the network and the disk is, per chance that it has. */
  intensity: number
  /** Sizes of pages and batches that are smaller than usual, so that there are many. */
  limits: { pullRows: number; segmentRows: number; pushCommands: number }
  steps: Step[]
}

const STEPS = {
  edit: { weight: 30 },
  assess: { weight: 4 },
  undo: { weight: 3 },
  decide: { weight: 5 },
  look: { weight: 6 },
  search: { weight: 2 },
  open: { weight: 4 },
  close: { weight: 2 },
  visible: { weight: 2 },
  syncNow: { weight: 2 },
  serverEdit: { weight: 10 },
  pair: { weight: 4 },
  bulk: { weight: 1 },
  companyAdd: { weight: 1 },
  companyDelete: { weight: 0.5 },
  wait: { weight: 1.5 },
  crash: { weight: 4, fault: 'crash' },
  powerCut: { weight: 2, fault: 'powerCut' },
  freeze: { weight: 3, fault: 'freeze' },
  thaw: { weight: 4, fault: 'freeze' },
  putAside: { weight: 2, fault: 'freeze' },
  closeConnection: { weight: 2, fault: 'closeConnection' },
  evict: { weight: 0.5, fault: 'evict' },
  clockJump: { weight: 2, fault: 'clockJump' },
  offline: { weight: 4, fault: 'offline' },
  online: { weight: 5, fault: 'offline' },
  revoke: { weight: 3, fault: 'grants' },
  grant: { weight: 3, fault: 'grants' },
  move: { weight: 2, fault: 'move' },
  serverCrash: { weight: 2, fault: 'serverCrash' },
  restore: { weight: 1, fault: 'restore' },
  raiseFloor: { weight: 1, fault: 'raiseFloor' },
  expireToken: { weight: 1, fault: 'expireToken' },
  signOut: { weight: 1, fault: 'signOut' },
  night: { weight: 0.7, fault: 'night' },
} as const satisfies Record<string, { weight: number; fault?: Fault }>
export type StepName = keyof typeof STEPS

const SECOND = 1000

/** The script of a seed. Every seed switches on some of the faults only, so that rare things happen often somewhere. */
export function generateScript(seed: string, { sql = false }: { sql?: boolean } = {}): Script {
  const random = createRandom(seed)
  const density = random.pick([0.1, 0.3, 0.6, 0.9])
  const faults = FAULTS.filter(() => random.chance(density))
  const world = generateWorld(random)
  const names = (Object.keys(STEPS) as StepName[]).filter((name) => {
    const { fault } = STEPS[name] as { fault?: Fault }
    return !fault || faults.includes(fault)
  })
  const length = Math.round(25 * 10 ** (random.next() ** 3))
  const hurry = random.pick([0.2, 1, 5])
  const steps = Array.from({ length }, (): Step => {
    const wait = random.chance(0.06)
      ? random.between(5, 90) * SECOND
      : random.next() ** 3 * 4 * SECOND * hurry
    return {
      do: pickWeighted(random, names),
      a: random.int(1000),
      b: random.int(1000),
      c: random.int(1000),
      wait: Math.round(wait),
    }
  })
  const limits = {
    pullRows: random.pick([2000, 2000, 20, 4]),
    segmentRows: random.pick([500, 500, 5, 2]),
    pushCommands: random.pick([200, 200, 10, 2]),
  }
  return { seed, sql, world, faults, intensity: random.pick([0.01, 0.04, 0.12]), limits, steps }
}

/** Mostly small ones: two tabs or two devices are enough for most of what can go wrong, and more of them are tried. */
function generateWorld(random: Random): WorldPlan {
  const size = random.pick([1, 1, 1, 2, 2, 4])
  const companies = Array.from(
    { length: 3 + Math.floor(random.next() ** 4 * 7 * size) },
    () => 2 + random.int(4),
  )
  const users = Array.from({ length: 1 + Math.floor(random.next() ** 2 * size) }, (_, at) => {
    const role: Role =
      at === 0 ? random.pick(['owner', 'owner', 'agent']) : random.pick(['owner', 'agent', 'agent', 'reader'])
    return { role, companies: companies.flatMap((_, place) => (random.chance(0.6) ? [place] : [])) }
  })
  const devices: WorldPlan['devices'] = []
  for (const user of users.keys()) {
    const count = 1 + Math.floor(random.next() ** 3 * (1 + size / 2))
    for (let n = 0; n < count; n++)
      devices.push({ users: [user], tabs: 1 + Math.floor(random.next() ** 2.5 * 4) })
  }
  if (users.length > 1 && random.chance(0.3)) devices[0]?.users.push(1)
  return { users, devices, companies }
}

function pickWeighted(random: Random, names: readonly StepName[]): StepName {
  const total = names.reduce((sum, name) => sum + STEPS[name].weight, 0)
  let left = random.next() * total
  for (const name of names) {
    left -= STEPS[name].weight
    if (left < 0) return name
  }
  return 'edit'
}
