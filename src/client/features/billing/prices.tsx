import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useSite } from '#client/machines/use-site.ts'
import { dayWords } from '#client/parts/day-words.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Checkbox } from '#client/ui/fields/checkbox.tsx'
import { Segmented } from '#client/ui/fields/segmented.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { PageSection } from '#client/ui/page-section.tsx'
import { moneyWords } from '#shared/domain/billing/money.ts'
import { type Cycle, CYCLES, type PaidPlan, planLimits } from '#shared/domain/billing/plans.ts'
import type { PriceList } from '#shared/domain/billing/price-list.ts'
import { quantityIssue, quote, YEARLY_SAVING } from '#shared/domain/billing/quote.ts'
import { renewalAfter } from '#shared/domain/billing/renewal.ts'
import { useAccess } from '#client/machines/use-access.ts'

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' } })
const Narrow = chakra('div', { base: { maxW: '16rem' } })
const Tiers = chakra('table', {
  base: {
    justifySelf: 'start',
    fontSize: 'control',
    fontVariantNumeric: 'tabular-nums',
    '& th': { textAlign: 'start', fontWeight: 'medium', color: 'muted' },
    '& th, & td': { py: 1, pe: 6 },
    '& td': { textAlign: 'end' },
  },
})
const Small = chakra('ul', {
  base: { display: 'grid', gap: 1, ps: 4, listStyle: 'disc', fontSize: 'control', color: 'muted' },
})

/** What plans cost, worked out on this device by the site's own tiers (ORG-25). */
export function Prices() {
  const t = useTexts('billing')
  const prices = useSite().billing?.prices ?? null
  const { licenses, essentials, premium } = planLimits.nfr
  return (
    <PageSection title={t('prices.title')} help={t('prices.help')}>
      {prices === null ? <p>{t('prices.unknown')}</p> : <Calculator prices={prices} />}
      <Small>
        <li>
          {t('prices.freemium', { licenses: planLimits.freemium, companies: planLimits.freemiumCompanies })}
        </li>
        <li>{t('prices.minimum', { minimum: planLimits.minimum })}</li>
        <li>{t('prices.nfr', { licenses, essentials, premium })}</li>
        <li>{t('prices.yearly', { percent: YEARLY_SAVING })}</li>
      </Small>
    </PageSection>
  )
}

function Calculator({ prices }: { prices: PriceList }) {
  const t = useTexts('billing')
  const locale = useLocale()
  const { now } = useAccess()
  const [plan, setPlan] = useState<PaidPlan>('Premium')
  const [cycle, setCycle] = useState<Cycle>('yearly')
  const [text, setText] = useState(String(planLimits.minimum))
  const [hasAutopilot, setAutopilot] = useState(false)
  const quantity = text.trim() === '' ? NaN : Number(text)
  const issue = quantityIssue(quantity)
  const quoted = quote({ plan, quantity, cycle, hasAutopilot }, prices)
  const money = (amount: number) => moneyWords(amount, prices.currency, locale)
  const today = new Date(now).toISOString().slice(0, 10)
  return (
    <>
      <Row>
        <Segmented
          label={t('plan.plan')}
          value={plan}
          onChange={setPlan}
          options={(['Essentials', 'Premium'] as const).map((value) => ({
            value,
            label: t(`plan.names.${value}`),
          }))}
        />
        <Segmented
          label={t('plan.billing')}
          value={cycle}
          onChange={setCycle}
          options={CYCLES.map((value) => ({ value, label: t(`cycles.${value}`) }))}
        />
      </Row>
      <Narrow>
        <TextField
          label={t('prices.quantity')}
          inputMode="numeric"
          value={text}
          error={issue ? t(`prices.issues.${issue}`, { minimum: planLimits.minimum }) : undefined}
          onChange={setText}
        />
      </Narrow>
      <Checkbox label={t('prices.autopilot')} checked={hasAutopilot} onChange={setAutopilot} />
      <DefinitionList
        items={[
          { term: t('prices.monthly'), value: quoted ? money(quoted.monthly) : '–' },
          { term: t(`prices.due.${cycle}`), value: quoted ? money(quoted.due) : '–' },
          ...(cycle === 'yearly'
            ? [{ term: t('prices.saved'), value: quoted ? money(quoted.saved) : '–' }]
            : []),
          { term: t('prices.renews'), value: dayWords(renewalAfter(today, cycle, 1), locale) },
        ]}
      />
      <Tiers>
        <thead>
          <tr>
            <th scope="col">{t('prices.from')}</th>
            <th scope="col">{t('prices.each')}</th>
          </tr>
        </thead>
        <tbody>
          {prices.tiers[plan].map(({ from, price }) => (
            <tr key={from}>
              <th scope="row">{from.toLocaleString(locale)}</th>
              <td>{money(price)}</td>
            </tr>
          ))}
        </tbody>
      </Tiers>
    </>
  )
}
