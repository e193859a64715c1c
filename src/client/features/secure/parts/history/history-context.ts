import type { ReactNode } from 'react'
import type { PolicyChange } from '#shared/domain/policy-history/policy-change.ts'
import type { AnyLeft, BackPlan, WantedBack } from './wanted-back.ts'

/** What a history of a company is shown with, whatever kind of policies it is of. */
export interface HistoryContext<Item = unknown, Left extends AnyLeft = AnyLeft> {
  /** Newest first. */
  changes: readonly PolicyChange[]
  /** Who asked for a task; undefined where it is not on this device. */
  byTask: (taskId: string) => string | undefined
  /** What a change is of, where a list has several kinds. */
  titleOf: (change: PolicyChange) => string
  /** Where two forms of a policy differ, in words. */
  renderMembers: (before: object, after: object) => ReactNode
  planBack: (wanted: readonly WantedBack[]) => BackPlan<Item, Left>
  /** What an item does, in words. */
  itemText: (item: Item) => string
  /** Why something cannot be brought back. */
  renderReason: (left: Left) => ReactNode
  /** What has to be known of the tenant before something is sent. */
  warning?: string | undefined
  /** Why nothing can be brought back now. */
  obstacle: string | undefined
  /** How many items are sent at once. */
  most: number
  /** Gives whether the device keeps it. */
  send: (items: readonly Item[]) => Promise<boolean>
}

/** What is known of a history before it is said what kind of policies it is of. */
export type KnownHistory = Pick<HistoryContext, 'changes' | 'byTask'>
