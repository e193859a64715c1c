import { lazy, Suspense } from 'react'
import type { AskedAccess } from '#client/data/nouns/secure/access-policies.ts'

const KeptOutPart = lazy(() => import('./kept-out-part.tsx').then((part) => ({ default: part.KeptOutPart })))

/** Who would be kept out by what is about to be turned on: the simulator comes when somebody is about to. */
export const KeptOutLazily = ({ asked }: { asked: readonly AskedAccess[] }) => (
  <Suspense>
    <KeptOutPart asked={asked} />
  </Suspense>
)
