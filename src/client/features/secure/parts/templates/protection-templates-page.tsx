import { Suspense, useMemo, useState } from 'react'
import { watchBaselines } from '#client/data/nouns/secure/policy-templates.ts'
import { CompanyReadAt } from '#client/features/secure/parts/company-read-at.tsx'
import { useMayChange } from '#client/features/secure/parts/use-may-change.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { useKnown } from '#client/parts/list/use-known.ts'
import { useCompanyNames } from '#client/parts/use-company-names.ts'
import { usePlace } from '#client/parts/use-place.ts'
import { Page } from '#client/ui/page.tsx'
import { NewBaseline } from './baselines/open-baseline-form.tsx'
import { CreateMenu } from './create-menu.tsx'
import { ProtectionBaselinesTab } from './protection-baselines-tab.tsx'
import {
  baselinesWith,
  protectionBaselineRows,
  type ProtectionTemplateRow,
} from './protection-template-row.ts'
import type { ProtectionTemplatesPageProps } from './protection-templates-props.ts'
import { ProtectionTemplatesTab } from './protection-templates-tab.tsx'

/** Templates of one sort of policies and baselines of them, which companies have them, and the way there (DEF-01, INTUNE-01). */
export function ProtectionTemplatesPage<Row extends ProtectionTemplateRow>(
  props: ProtectionTemplatesPageProps<Row>,
) {
  const { address, onAddress, policyType, rows: listed, children } = props
  const mayChange = useMayChange()
  const { companyOf } = useCompanyNames()
  const known = useKnown(listed)
  const views = useWatched(watchBaselines[policyType])
  const baselines = useMemo(() => views && listed && protectionBaselineRows(views, listed), [views, listed])
  const [deployed, setDeployed] = useState<{ name: string; rows: readonly Row[] }>()
  const isBaselines = address.tab === 'baselines'
  return (
    <Page
      {...usePlace()}
      purpose={props.purpose}
      asOf={<CompanyReadAt companyId={undefined} readAt={known.readAt} companyOf={companyOf} />}
      toolbar={
        mayChange ? (
          <CreateMenu
            heading={props.createHeading}
            templates={props.create}
            onBaseline={() =>
              onAddress({ tab: 'baselines', mode: 'create', open: undefined, from: undefined })
            }
            counts={{ templates: listed?.length ?? 0, baselines: baselines?.length ?? 0 }}
          />
        ) : null
      }
    >
      {isBaselines ? (
        <ProtectionBaselinesTab
          {...props}
          templates={listed ?? []}
          baselines={baselines}
          onDeploy={({ name, templates }) => setDeployed({ name, rows: templates })}
        />
      ) : (
        <ProtectionTemplatesTab
          {...props}
          known={known}
          partsOf={(row) => ({
            count: listed?.length ?? 0,
            inUse: baselinesWith(row.id, baselines ?? []),
            onDeploy: () => setDeployed({ name: row.name, rows: [row] }),
          })}
        />
      )}
      {isBaselines && address.mode === 'create' && mayChange ? (
        <NewBaseline
          policyType={policyType}
          from={address.from}
          baselines={baselines}
          templates={listed ?? []}
          correct={address.correct}
          onClose={() => onAddress({ mode: undefined, from: undefined, correct: undefined })}
        />
      ) : null}
      {children}
      <Suspense>
        {deployed ? props.renderDeploy(deployed.rows, () => setDeployed(undefined), deployed.name) : null}
      </Suspense>
    </Page>
  )
}
