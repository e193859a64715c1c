import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { CHANGES_KEPT } from '#shared/domain/posture/posture-change.ts'
import { DAY } from '#shared/lib/time.ts'
import { DateField } from '#client/parts/date-field.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Segmented } from '#client/ui/fields/segmented.tsx'
import { dayOf } from './changes-between.ts'
import type { PostureAddress } from '../posture-address.ts'

const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', columnGap: 3, rowGap: 2 },
})
const Days = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 10rem))', gap: 2 },
})

interface ChangeSpanProps {
  address: PostureAddress
  onAddress: (change: PostureAddress) => void
}

/** Between which days changes are shown: each of them, or what is different at the end. */
export function ChangeSpan({ address: { from, to, net = false }, onAddress }: ChangeSpanProps) {
  const t = useTexts('posture')
  const [today] = useState(Date.now)
  const days = { min: dayOf(today - CHANGES_KEPT * DAY), max: dayOf(today) }
  return (
    <Line>
      <Segmented
        label={t('span.label')}
        value={net ? 'net' : 'each'}
        onChange={(chosen) => onAddress({ net: chosen === 'net' || undefined })}
        options={(['each', 'net'] as const).map((value) => ({ value, label: t(`span.${value}`) }))}
      />
      <Days>
        <DateField
          label={t('span.from')}
          {...days}
          value={from ?? ''}
          error={undefined}
          onChange={(value) => onAddress({ from: value || undefined })}
        />
        <DateField
          label={t('span.to')}
          {...days}
          value={to ?? ''}
          error={from !== undefined && to !== undefined && from > to ? t('span.backwards') : undefined}
          onChange={(value) => onAddress({ to: value || undefined })}
        />
      </Days>
    </Line>
  )
}
