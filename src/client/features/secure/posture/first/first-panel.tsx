import { chakra } from '@chakra-ui/react'
import { CircleCheck, ShieldCheck } from 'lucide-react'
import { useId } from 'react'
import type { FirstThing } from '#shared/domain/posture/what-to-do-first.ts'
import { useTexts } from '#client/texts/texts.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import type { CompanyPosture } from '#client/features/secure/parts/company-postures.ts'
import { useProtect } from '#client/features/secure/parts/use-protect.tsx'
import { FirstLine } from './first-line.tsx'

const Box = chakra('section', {
  base: {
    bg: { base: 'transparent', md: 'surface' },
    borderWidth: { base: 0, md: '1px' },
    borderColor: 'line',
    borderRadius: 'card',
  },
})
const Head = chakra('header', {
  base: {
    px: { base: 0.5, md: 3.5 },
    pt: { base: 0, md: 3 },
    pb: { base: 2, md: 2.5 },
    '& h2': { fontSize: 'body', fontWeight: 'semibold' },
    // On a phone the first line counts more.
    '& p': {
      display: { base: 'none', md: 'block' },
      maxW: '60rem',
      fontSize: 'control',
      color: 'muted',
      textWrap: 'pretty',
    },
  },
})
const Lines = chakra('ol', { base: { display: 'grid', gap: { base: 2.5, md: 0 } } })
const Body = chakra('div', { base: { px: 3.5, pb: 3 } })
const Note = chakra('p', {
  base: {
    px: { base: 0.5, md: 3.5 },
    py: 2.5,
    fontSize: 'small',
    color: 'muted',
    borderTopWidth: { base: 0, md: '1px' },
    borderColor: 'line',
  },
})

interface FirstPanelProps {
  companies: readonly CompanyPosture[] | undefined
  /** Undefined while they are being weighed. */
  things: readonly FirstThing[] | undefined
  isOne: boolean
  onOpen: (checkId: string) => void
}

/** What to do first, each with where, for whom, and the way to it. */
export function FirstPanel({ companies, things, isOne, onOpen }: FirstPanelProps) {
  const t = useTexts('whatFirst')
  const id = useId()
  const { begin, dialog } = useProtect(companies ?? [])
  if (companies?.length === 0) return null
  const unread = companies?.filter(({ readAt }) => readAt === undefined).length ?? 0
  // A tenant that lets nobody in was read, too, and told nothing.
  const isNothingKnown = companies?.every(({ all }) => all.counted === 0) ?? false
  return (
    <Box aria-labelledby={id}>
      <Head>
        <h2 id={id}>{t('title')}</h2>
        <p>{t(isOne ? 'purposeOne' : 'purpose')}</p>
      </Head>
      {isNothingKnown ? (
        <EmptyState icon={<ShieldCheck aria-hidden />} title={t('unread')} reason={t('unreadReason')} />
      ) : !companies || !things ? (
        <Body>
          <SkeletonRows rows={6} label={t('loading')} />
        </Body>
      ) : things.length === 0 ? (
        <EmptyState icon={<CircleCheck aria-hidden />} title={t('done')} reason={t('doneReason')} />
      ) : (
        <Lines>
          {things.map((thing, place) => (
            <FirstLine
              key={thing.check.id}
              thing={thing}
              rank={place + 1}
              isOne={isOne}
              onOpen={() => onOpen(thing.check.id)}
              onPreview={begin}
            />
          ))}
        </Lines>
      )}
      {unread > 0 && !isNothingKnown ? <Note>{t('neverRead', { count: unread })}</Note> : null}
      {dialog}
    </Box>
  )
}
