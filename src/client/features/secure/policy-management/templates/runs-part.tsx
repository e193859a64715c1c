import { Suspense } from 'react'
import { later } from '#client/ui/later.tsx'
import type { RunsPartProps } from './deploy/deploy-runs.tsx'

const DeployRuns = later(() => import('./deploy/deploy-runs.tsx').then((part) => part.DeployRuns))

/** The latest deployments, whose script comes once a panel is open. */
export const RunsPart = (props: RunsPartProps) => (
  <Suspense>
    <DeployRuns {...props} />
  </Suspense>
)
