import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/fields/checkbox.tsx'
import { SelectField } from '#client/ui/fields/select-field.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { Actions, AuthCard } from '../auth-card.tsx'
import type { FirstRunStepProps } from './owner-step.tsx'

/** What the organization is called, and whose midnight counts. */
export function OrganizationStep({ form, notice, isBusy, send }: FirstRunStepProps & { isBusy: boolean }) {
  const t = useTexts('firstRun')
  const words = useTexts('words')
  const { values, problems, set, leave } = form
  return (
    <AuthCard
      title={t('organizationTitle')}
      words={
        <>
          <p>{words('stepOf', { step: 2, steps: 2 })}</p>
          <p>{t('organizationHelp')}</p>
        </>
      }
      notice={notice}
      onSubmit={() => send({ type: 'form.submit' })}
    >
      <TextField
        label={t('organization')}
        autoComplete="organization"
        autoFocus
        value={values.organization}
        onChange={(organization) => set({ organization })}
        onBlur={() => leave('organization')}
        error={problems.organization && t(`issues.${problems.organization}`)}
      />
      <SelectField
        label={t('timeZone')}
        help={t('timeZoneHelp')}
        value={values.timeZone}
        onChange={(timeZone) => set({ timeZone })}
        options={zones(values.timeZone).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
      />
      <Checkbox
        label={t('hasPSA')}
        help={t('hasPSAHelp')}
        checked={values.hasPSA}
        onChange={(hasPSA) => set({ hasPSA })}
      />
      <Actions>
        <Button disabled={isBusy} onClick={() => send({ type: 'back' })}>
          {words('back')}
        </Button>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('finish')}
        </Button>
      </Actions>
    </AuthCard>
  )
}

/** A device may name its zone in a way that is not in its own list. */
const zones = (own: string): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', own])].toSorted()
