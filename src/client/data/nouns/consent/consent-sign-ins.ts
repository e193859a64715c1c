import { z } from 'zod'
import { consentLimits } from '#shared/domain/integrations/consent-limits.ts'
import type { Notes } from '#shared/lib/notes.ts'

const NAME = 'consent-sign-ins'

const notedSchema = z.record(z.string(), z.object({ url: z.string(), until: z.number() }))

/**
 * Where whoever has consented goes next, to prove whose tenant it is: noted by the window that asked, taken once by the
 * window that the vendor sends back, which knows nothing but the state.
 */
export const createConsentSignIns = (notes: Notes, now = Date.now) => {
  const read = () => {
    const noted = notedSchema.safeParse(parse(notes.getItem(NAME)))
    return Object.entries(noted.data ?? {}).filter(([, { until }]) => until > now())
  }
  const write = (noted: ReturnType<typeof read>) =>
    noted.length === 0
      ? notes.removeItem(NAME)
      : notes.setItem(NAME, JSON.stringify(Object.fromEntries(noted)))
  return {
    note: (state: string, url: string): void =>
      write([...read(), [state, { url, until: now() + consentLimits.answer }]]),

    take(state: string): string | undefined {
      const noted = read()
      write(noted.filter(([each]) => each !== state))
      return noted.find(([each]) => each === state)?.[1].url
    },
  }
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? '{}')
  } catch {
    return {}
  }
}
