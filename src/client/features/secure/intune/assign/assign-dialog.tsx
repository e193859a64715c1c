import { useMemo, useState } from 'react'
import type { WantedTargets } from '#shared/domain/intune/device-policy-task.ts'
import { changeDevicePolicies, watchDevicePolicies } from '#client/data/nouns/secure/device-policies.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { FormDialog } from '#client/parts/form/form-dialog.tsx'
import { FormFields } from '#client/parts/form/form-fields.tsx'
import { useForm } from '#client/parts/form/use-form.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Checkbox } from '#client/ui/fields/checkbox.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { seenOf } from '../acts/device-acts.ts'
import type { DevicePolicyRow } from '../device-policy-rows.ts'
import { groupText } from '../device-policy-words.ts'
import {
  type AssignDraft,
  type AssignProblem,
  draftOf,
  groupOptions,
  groupsById,
  problemsOf,
  storedDraft,
  typedDraftOf,
  wantedOf,
} from './assign-draft.ts'
import { ChangesPart } from './changes-part.tsx'
import { GroupsField } from './groups-field.tsx'
import { changesBetween, isNoChange } from './target-changes.ts'

interface AssignDialogProps {
  row: DevicePolicyRow
  /** Whom somebody wanted it to be for, and was refused, which is corrected here. */
  typed?: WantedTargets
  /** Why it cannot be assigned, whatever is entered. */
  obstacle?: string | undefined
  onSaved?: () => void
  onClose: () => void
}

/** Whom a policy shall be for (INTUNE-04, INTUNE-05); what that changes is told before it is sent. */
export function AssignDialog({ row: given, typed, obstacle, onSaved, onClose }: AssignDialogProps) {
  const t = useTexts('intune')
  const words = useTexts('words')
  const device = useDevice()
  // What arrives meanwhile was not seen: it is found out about where the change is carried out.
  const [row] = useState(given)
  const options = useGroupOptions(row, typed)
  const form = useForm<AssignDraft, AssignProblem>({
    seen: draftOf(row),
    typed: typed && typedDraftOf(typed),
    judge: (draft) => problemsOf(draft, options),
    stored: storedDraft,
    heldBy: ['correct'],
  })
  const { policy, customerId, company } = row
  const changes = changesBetween(wantedOf(form.seen, options), wantedOf(form.values, options))
  const reason = obstacle ?? (isNoChange(changes) ? words('unchanged') : undefined)
  const save = async () => {
    const saved = await form.submit(async (draft) => {
      const { set, id } = policy
      const targets = wantedOf(draft, options)
      const items = [{ change: 'assign' as const, set, id, targets, expected: seenOf(policy) }]
      const [outcome] = await changeDevicePolicies(device, [{ customerId, company, items }])
      return outcome ?? { outcome: 'forbidden' as const }
    })
    if (!saved) return
    showToast({ tone: 'ok', text: t('acts.asked', { count: 1 }) })
    onSaved?.()
    onClose()
  }
  return (
    <FormDialog
      form={form}
      title={t('assign.title', { name: policy.name })}
      word={t('acts.assign')}
      disabledReason={reason}
      onSave={() => {
        if (reason === undefined) void save()
      }}
      onClose={onClose}
    >
      <AssignFields form={form} options={options} hasMore={policy.has_more_targets} />
      <ChangesPart changes={changes} hasMore={policy.has_more_targets} options={options} />
    </FormDialog>
  )
}

interface AssignFieldsProps {
  form: ReturnType<typeof useForm<AssignDraft, AssignProblem>>
  options: ReturnType<typeof useGroupOptions>
  hasMore: boolean
}

function AssignFields({ form, options, hasMore }: AssignFieldsProps) {
  const t = useTexts('intune')
  const protect = useTexts('protect')
  return (
    <FormFields
      form={form}
      failedTitle={t('assign.failed')}
      failureText={(failure) => protect(`failures.${failure === 'forbidden' ? failure : 'notKept'}`)}
    >
      {hasMore ? <Callout tone="info">{t('assign.filtered')}</Callout> : null}
      <div>
        {(['everyDevice', 'everyUser'] as const).map((name) => (
          <Checkbox
            key={name}
            label={t(`whom.${name}`)}
            checked={form.values[name]}
            onChange={(isChosen) => form.set({ [name]: isChosen })}
          />
        ))}
      </div>
      <GroupsField side="include" form={form} options={options} />
      <GroupsField side="exclude" form={form} options={options} />
    </FormFields>
  )
}

/** The groups that are known of the tenant, and those that the policy has or was to have. */
function useGroupOptions(row: DevicePolicyRow, typed: WantedTargets | undefined) {
  const t = useTexts('intune')
  const locale = useLocale()
  const groups = useWatched(watchDevicePolicies)?.get(row.customerId)?.groups
  return useMemo(
    () =>
      groupOptions(
        groups ?? {},
        {
          include: [...row.include, ...groupsById(typed?.include ?? [])],
          exclude: [...row.exclude, ...groupsById(typed?.exclude ?? [])],
        },
        (id) => groupText({ id, name: undefined }, t),
        new Intl.Collator(locale).compare,
      ),
    [groups, row, typed, t, locale],
  )
}
