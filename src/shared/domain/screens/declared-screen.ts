import type { Feature } from '#shared/domain/features/feature-flags.ts'
import type { Module } from '#shared/domain/licenses/catalogue.ts'
import type { Gate } from '#shared/domain/licenses/subscription.ts'
import type { Solution } from '#shared/domain/organization/solutions.ts'
import type { Area, Level } from '#shared/domain/permissions/levels.ts'
import type { Role } from '#shared/domain/permissions/roles.ts'
import type { Access } from './access.ts'
import type { Tool } from './tools.ts'

/** Where the menu names a screen, and when. */
export interface DeclaredPlace {
  /** The groups around it, the outermost first. A group stands where its first screen is declared. */
  groups: readonly [string, ...string[]]
  /** Its title, a word of the texts. */
  word: string
  badge?: 'beta' | 'new'
  /** A screen with a title and no entry (SHELL-07, SHELL-16). */
  hidden?: true
  /** Hidden while this is off, beyond what the screen itself needs (SHELL-06, SHELL-15). */
  feature?: Feature
  /** Only for users who have a billing-account id (SHELL-19). */
  adminOnly?: true
  /** Leads out of the app (SHELL-14). */
  external?: Solution
  isShown?: (access: Access) => boolean
  /** Work for a desk, which a phone's bar has no place for; the whole menu is behind it. */
  isForDesk?: boolean
}

/** One screen: its address, what it takes to open it, where the menu has it, and what its toolbar holds. */
export interface DeclaredScreen {
  /** Segments; `:name` stands for anything, `:name?` also for nothing. */
  path: string
  /** Access needs `level` on at least one of these areas; none is open to everybody who is signed in. */
  anyOf: readonly Area[]
  level: Level
  /** Hidden and refused while this feature is off. */
  feature?: Feature
  /** Stays open when nothing is bought any more, so that something can be. */
  staysOpen?: true
  /** What the organization must have bought for it. */
  gate?: Gate
  /** The product module that it belongs to. */
  module?: Module
  /** Open to this role alone (PERM-06). */
  role?: Role
  /** Refused to somebody without companies (PERM-14). */
  needsCustomers?: true
  /** One without a place stands where the one above it stands. */
  menu?: DeclaredPlace
  tools?: readonly Tool[]
}

export const openToAll = { anyOf: [], level: 'disabled' } as const
export const reads = <const A extends Area>(area: A) => ({ anyOf: [area], level: 'readOnly' }) as const
export const manages = <const A extends Area>(area: A) => ({ anyOf: [area], level: 'manage' }) as const
