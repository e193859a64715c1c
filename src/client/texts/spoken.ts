import type { i18n, ThirdPartyModule } from 'i18next'
import { useSyncExternalStore } from 'react'

let spoken: i18n | undefined
let changes = 0
/** What says the texts of a section, until the language changes. */
const bySection = new Map<string, unknown>()

/**
 * Has the screens speak with an instance: `createInstance().use(forScreens)`. In place of react-i18next, whose hook copies
 * the instance for each part of a screen and asks it for each part anew how to say a section: a twentieth of the time in
 * which pages were busy.
 */
export const forScreens: ThirdPartyModule = {
  type: '3rdParty',
  init(instance: i18n) {
    spoken = instance
    bySection.clear()
    // The first to hear of it, before what is drawn anew asks.
    instance.on('languageChanged', () => {
      changes += 1
      bySection.clear()
    })
  },
}

/** The instance with which the screens speak; what asks for it is drawn anew after each change of language. */
export function useSpoken(): i18n {
  const instance = spokenNow()
  useSyncExternalStore(subscribe, countChanges, countChanges)
  return instance
}

/** What `make` gives for a section, made once for each language. */
export function forSection<Said>(section: string, make: () => Said): Said {
  const known = bySection.get(section) as Said | undefined
  if (known !== undefined) return known
  const made = make()
  bySection.set(section, made)
  return made
}

export function spokenNow(): i18n {
  if (!spoken) throw new Error('No instance of i18next was made for the screens')
  return spoken
}

const countChanges = () => changes

function subscribe(act: () => void) {
  const instance = spokenNow()
  instance.on('languageChanged', act)
  return () => instance.off('languageChanged', act)
}
