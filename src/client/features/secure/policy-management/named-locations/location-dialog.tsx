import { useMemo } from 'react'
import type { NamedLocation } from '#shared/domain/conditional-access/named-location.ts'
import { changeAccess } from '#client/data/nouns/secure/access-policies.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { countries } from '#client/parts/countries.ts'
import { FormDialog } from '#client/parts/form/form-dialog.tsx'
import { fieldsOf, FormFields } from '#client/parts/form/form-fields.tsx'
import { SeveralField } from '#client/parts/form/several-field.tsx'
import { type Form, useForm } from '#client/parts/form/use-form.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Checkbox } from '#client/ui/fields/checkbox.tsx'
import { SelectField } from '#client/ui/fields/select-field.tsx'
import { TextArea } from '#client/ui/fields/text-area.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { useFindingText } from '../editor/finding-text.ts'
import {
  askedLocation,
  draftOf,
  type LocationDraft,
  type LocationProblem,
  LOOKUP_METHODS,
  newLocation,
  problemsOf,
  storedDraft,
  withPlace,
} from './location-draft.ts'
import { LOCATION_KINDS, type LocationKind } from './locations-address.ts'

interface LocationDialogProps {
  customerId: string
  company: string
  /** As the person saw it; undefined for a new one. */
  seen: NamedLocation | undefined
  /** An address or a country that is to be in it. */
  place?: string
  /** Of a new one. */
  kind?: LocationKind
  /** What was written before and refused, which is corrected here. */
  written?: LocationDraft
  onSaved?: () => void
  /** How many others the tenant has. */
  count: number
  onClose: () => void
}

/** A named location that is made or changed (CA-55 to CA-57). */
export function LocationDialog(props: LocationDialogProps) {
  const { customerId, company, seen, place, written, kind = 'addresses', count, onSaved, onClose } = props
  const t = useTexts('namedLocations')
  const access = useTexts('access')
  const device = useDevice()
  const words = useTexts('words')
  const before = seen ? draftOf(seen) : newLocation(kind)
  const form = useForm<LocationDraft, LocationProblem>({
    seen: before,
    ...(place === undefined ? {} : { typed: withPlace(before, place) }),
    ...(written === undefined ? {} : { typed: written }),
    judge: (draft) => problemsOf(draft, count),
    stored: storedDraft,
  })
  const save = async () => {
    const saved = await form.submit(async (draft) => {
      const items = [askedLocation(seen, draft)]
      const [outcome] = await changeAccess(device, [{ customerId, company, items }])
      return outcome ?? { outcome: 'forbidden' as const }
    })
    if (!saved) return
    showToast({ tone: 'ok', text: access('acts.asked', { count: 1 }) })
    onSaved?.()
    onClose()
  }
  const isUnchanged = seen !== undefined && !form.isChanged
  return (
    <FormDialog
      form={form}
      title={seen ? t('form.edit', { name: seen.displayName }) : t('form.create', { company })}
      disabledReason={isUnchanged ? words('unchanged') : undefined}
      onSave={() => {
        if (!isUnchanged) void save()
      }}
      onClose={onClose}
    >
      <FormFields
        form={form}
        failedTitle={t('form.failed')}
        failureText={(failure) => access(failure === 'forbidden' ? 'acts.forbidden' : 'acts.notKept')}
      >
        <LocationFields form={form} isNew={seen === undefined} />
      </FormFields>
    </FormDialog>
  )
}

interface PartProps {
  form: Form<LocationDraft, LocationProblem>
}

function LocationFields({ form, isNew }: PartProps & { isNew: boolean }) {
  const t = useTexts('namedLocations')
  const words = useTexts('words')
  const field = useLocationField(form)
  const { kind } = form.values
  return (
    <>
      <TextField {...field('name', words('name'))} required autoComplete="off" />
      {isNew ? (
        <SelectField
          label={t('columns.kind')}
          value={kind}
          onChange={(next) => form.set({ kind: next })}
          options={LOCATION_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
      ) : null}
      {kind === 'addresses' ? <AddressFields form={form} /> : <CountryFields form={form} />}
    </>
  )
}

function AddressFields({ form }: PartProps) {
  const t = useTexts('namedLocations')
  const field = useLocationField(form)
  return (
    <>
      <TextArea {...field('ranges', t('form.ranges'))} required rows={6} help={t('form.rangesHelp')} />
      <Checkbox
        label={t('form.trusted')}
        help={t('form.trustedHelp')}
        checked={form.values.isTrusted}
        onChange={(isTrusted) => form.set({ isTrusted })}
      />
    </>
  )
}

function CountryFields({ form }: PartProps) {
  const t = useTexts('namedLocations')
  const locale = useLocale()
  const field = useLocationField(form)
  const options = useMemo(() => countries(locale), [locale])
  return (
    <>
      <div data-invalid={form.problems.countries ? '' : undefined} onBlur={() => form.leave('countries')}>
        <SeveralField
          {...field('countries', t('form.countries'))}
          options={options}
          words={{
            add: t('form.addCountry'),
            find: t('form.findCountry'),
            noSuch: t('form.noCountry'),
            none: t('form.noCountries'),
            remove: (name) => t('form.removeCountry', { name }),
          }}
        />
      </div>
      <SelectField
        {...field('method', t('form.method'))}
        options={LOOKUP_METHODS.map((value) => ({ value, label: t(`methods.${value}`) }))}
      />
      <Checkbox
        label={t('form.unknown')}
        checked={form.values.hasUnknown}
        onChange={(hasUnknown) => form.set({ hasUnknown })}
      />
    </>
  )
}

/** What is wrong stands with what it is about, for a list may have hundreds of lines (CA-57). */
function useLocationField(form: PartProps['form']) {
  const textOf = useFindingText()
  return fieldsOf(form, ({ findings }: LocationProblem) =>
    findings
      .map((finding) => [finding.values['value'], textOf(finding)].filter(Boolean).join(': '))
      .join('; '),
  )
}
