import type { ReactNode } from 'react'

export type MenuEntry = {
  label: string
  to: string
  icon?: ReactNode
  active?: boolean
  /** A count that wants attention, with the words for it. */
  badge?: { text: string; label: string } | undefined
  tag?: string | undefined
  /** Leads out of the app, by a whole address. */
  isExternal?: boolean
}

export type MenuGroup = { id: string; title: string; entries: (MenuEntry | MenuGroup)[] }

export const isMenuGroup = (entry: MenuEntry | MenuGroup): entry is MenuGroup => 'entries' in entry

/** Which groups are closed, and how one is opened or closed. */
export type MenuClosing = { closed: ReadonlySet<string>; onToggle: (id: string) => void }

/** What the router's link must take over. */
export type FrameLink = {
  to: string
  className: string
  children: ReactNode
  'aria-current': 'page' | undefined
  'aria-label': string | undefined
  onClick: (() => void) | undefined
}

export type RenderLink = (link: FrameLink) => ReactNode
