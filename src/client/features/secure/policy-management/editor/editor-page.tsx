import { useObservable } from 'dexie-react-hooks'
import { KeyRound } from 'lucide-react'
import { useMemo, useState } from 'react'
import { map } from 'rxjs'
import { accessPolicyId } from '#shared/domain/conditional-access/access-policy.ts'
import { pendingObjects } from '#shared/domain/conditional-access/access-task.ts'
import type { Policy, PolicyBody } from '#shared/domain/conditional-access/policy.ts'
import { newPolicy } from '#shared/domain/conditional-access/save-policy.ts'
import {
  watchAccessOptions,
  watchAccessPolicies,
  watchAccessTasks,
} from '#client/data/nouns/secure/access-policies.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { policyCorrection } from '#client/parts/access-correction.ts'
import { NEW_POLICY } from '#client/parts/new-policy.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { useCorrecting } from '#client/parts/use-correction.ts'
import { usePartOf } from '#client/parts/use-part-of.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Page } from '#client/ui/page.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { usePolicyObstacle } from '../policies/use-policy-acts.ts'
import { copyOf, editableOf } from './asked-policy.ts'
import type { EditorAddress } from './editor-address.ts'
import { PolicyForm } from './policy-form.tsx'
import { useCompanies } from './use-companies.ts'
import { usePeople } from './use-people.ts'

type EditorPageProps = ScreenProps<EditorAddress, { companySelectorId: string; policyId: string }>

/** One policy of a company that is written: a new one, a copy, or one that is there (CA-02 to CA-15). */
export function EditorPage({ address, onAddress, params }: EditorPageProps) {
  const { companySelectorId: customerId, policyId } = params
  const t = useTexts('policyEditor')
  const access = useTexts('access')
  const companies = useCompanies()
  const company = companies?.find(({ value }) => value === customerId)?.label
  const { policies, opened, start } = useStart(customerId, policyId, address)
  const options = useOptions(customerId)
  const people = usePeople(customerId)
  const obstacle = useObstacle(customerId, policyId, options?.unread === 'noLicense')
  const { id: correcting, ...editing } = useEditing(customerId, address.correct)
  const { list, partsOf } = usePartOf('/secure/policy-management/policies')
  if (companies === undefined || policies === undefined || options === undefined)
    return (
      <Page {...partsOf(t('newTitle'))}>
        <SkeletonRows rows={9} label={access('table.loading')} />
      </Page>
    )
  if (company === undefined || start === undefined)
    return (
      <Page {...partsOf(access('panel.lost'))}>
        <EmptyState
          icon={<KeyRound aria-hidden />}
          title={access('panel.lost')}
          reason={access('panel.lostReason')}
          action={list}
        />
      </Page>
    )
  return (
    <Page {...partsOf(opened?.displayName ?? t('newTitle'))} purpose={t('purpose', { company })}>
      <PolicyForm
        key={[correcting, customerId, policyId, address.from].join('/')}
        customerId={customerId}
        company={company}
        seen={opened}
        start={start}
        policies={policies}
        options={options ?? undefined}
        people={people}
        obstacle={obstacle}
        view={address.view}
        onView={(view) => onAddress({ view })}
        {...editing}
      />
    </Page>
  )
}

/** What can be chosen; null where it is not on this device, undefined while that is looked up. */
function useOptions(customerId: string) {
  const device = useDevice()
  return useObservable(
    () => watchAccessOptions(device, customerId).pipe(map((options) => options ?? null)),
    [device, customerId],
  )
}

/** The policies of the company, the one that is opened as it was then, and what the form begins with. */
function useStart(customerId: string, policyId: string, { from, of }: EditorAddress) {
  const t = useTexts('policyEditor')
  const views = useWatched(watchAccessPolicies)
  const [kept, setKept] = useState<Policy>()
  const find = (company: string, id: string) =>
    views?.find(({ row }) => row.id === accessPolicyId(company, id))?.row.policy
  const found = policyId === NEW_POLICY ? undefined : find(customerId, policyId)
  // What is being changed stays on the screen, also where it is changed or deleted in the tenant meanwhile.
  if (found && kept?.id !== found.id) setKept(found)
  const opened = policyId === NEW_POLICY ? undefined : kept?.id === policyId ? kept : found
  const policies = useMemo(
    () => views?.filter(({ row }) => row.customer_id === customerId).map(({ row }) => row.policy),
    [views, customerId],
  )
  const source = from === undefined ? undefined : find(of ?? customerId, from)
  const startOfNew = (): PolicyBody =>
    source
      ? copyOf(source, t('copyOf', { name: source.displayName }), (of ?? customerId) === customerId)
      : newPolicy('')
  const start = policyId === NEW_POLICY ? startOfNew() : opened && editableOf(opened)
  return { policies, opened, start }
}

/** Why the policy cannot be saved now; while a task names it, it is not edited (CA-03). */
function useObstacle(customerId: string, policyId: string, isWithoutLicense: boolean): string | undefined {
  const access = useTexts('access')
  const tasks = useWatched(watchAccessTasks)
  const general = usePolicyObstacle()
  const isUpdating = pendingObjects(
    (tasks ?? []).filter(({ row }) => row.customer_id === customerId).map(({ row }) => row),
  ).has(policyId)
  if (general !== undefined) return general
  if (isUpdating) return access('acts.updating')
  return isWithoutLicense ? access('faults.noLicense') : undefined
}

/** The work on a form: what was refused comes back into it, and ends as soon as it is saved. */
function useEditing(customerId: string, correct: string | undefined) {
  const go = useGo()
  const { correction, onSaved } = useCorrecting(correct, policyCorrection)
  return {
    id: correction?.key,
    typed: correction?.body,
    onSaved,
    onDone: () =>
      go({
        to: '/secure/policy-management/policies/$companySelectorId',
        params: { companySelectorId: customerId },
      }),
  }
}
