import type { Language } from '#shared/domain/language/languages.ts'

/** Names of files that a part of the app needs beside the first script: its scripts, and its texts by language. */
export interface PartFiles {
  scripts: string[]
  texts: Record<Language, string[]>
}

/** What the build writes into the page for the start: see `start.ts`. */
export interface StartScripts {
  /** The address of the app's own first script. */
  entry: string
  app: PartFiles
  lock: PartFiles
  /** By the path that a screen's addresses begin with; the first one is where most people start. */
  screens: Record<string, PartFiles>
  words: Record<Language, StartWords>
}

/** What the page says where the app does not come. */
export interface StartWords {
  startSlow: string
  startFailedTitle: string
  startFailedReason: string
  reload: string
}

/** The files that a start at this path needs, which opens with the app or with the lock. */
export function filesOf(
  { app, lock, screens }: StartScripts,
  { opening, path, language }: { opening: string; path: string; language: Language },
): Set<string> {
  const named = Object.keys(screens).find((each) => path.startsWith(each)) ?? Object.keys(screens)[0] ?? ''
  const parts = [app, opening === 'lock' ? lock : undefined, screens[named]]
  return new Set(parts.flatMap((part) => (part ? [...part.scripts, ...part.texts[language]] : [])))
}
