import { chakra } from '@chakra-ui/react'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { type UsualException, usualSetupLimits } from '#shared/domain/alerts/usual-setup.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { useCountryNames } from './countries-field.tsx'

const Box = chakra('section', {
  base: {
    display: 'grid',
    gap: 1.5,
    justifyItems: 'start',
    '& h3': { fontSize: 'control', fontWeight: 'medium' },
    '& ul': {
      w: 'full',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'card',
      _empty: { display: 'none' },
    },
    '& li': { display: 'flex', gap: 2, alignItems: 'start', px: 3, py: 2 },
    '& li:not(:first-of-type)': { borderTopWidth: '1px', borderColor: 'line' },
    '& li > div': {
      display: 'grid',
      flex: '1 1 auto',
      minW: 0,
      overflowWrap: 'anywhere',
      fontSize: 'control',
    },
    '& li b': { fontWeight: 'semibold' },
  },
})

interface ExceptionListProps {
  exceptions: readonly UsualException[]
  /** Opens one by its place, or (undefined) a new one; undefined where they are only read. */
  onOpen: ((at: number | undefined) => void) | undefined
  onRemove: (at: number) => void
}

/** What is let through besides. */
export function ExceptionList({ exceptions, onOpen, onRemove }: ExceptionListProps) {
  const t = useTexts('usualSetup')
  const limit = usualSetupLimits.exceptions
  return (
    <Box>
      <h3>{t('exceptions.title')}</h3>
      {exceptions.length === 0 ? <Quiet>{t('exceptions.none')}</Quiet> : null}
      <ul>
        {exceptions.map((exception, at) => {
          const name = exception.account ?? t('exceptions.everybody')
          return (
            // Nothing else tells two of them apart.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              <ExceptionWords exception={exception} />
              {onOpen ? (
                <>
                  <IconButton
                    small
                    icon={<Pencil aria-hidden />}
                    label={t('exceptions.edit', { name })}
                    onClick={() => onOpen(at)}
                  />
                  <IconButton
                    small
                    icon={<Trash2 aria-hidden />}
                    label={t('exceptions.remove', { name })}
                    onClick={() => onRemove(at)}
                  />
                </>
              ) : null}
            </li>
          )
        })}
      </ul>
      {onOpen ? (
        <Button
          icon={<Plus aria-hidden />}
          disabledReason={exceptions.length >= limit ? t('exceptions.most', { limit }) : undefined}
          onClick={() => onOpen(undefined)}
        >
          {t('exceptions.add')}
        </Button>
      ) : null}
    </Box>
  )
}

/** Whom an exception is for, until when, what it lets through, and why. */
function ExceptionWords({ exception }: { exception: UsualException }) {
  const t = useTexts('usualSetup')
  const namesOf = useCountryNames()
  const whenText = useWhenText()
  const { account, countries, addresses, domains, detections, note } = exception
  const lets = [
    ...(countries.length > 0 ? [namesOf(countries)] : []),
    ...addresses,
    ...domains,
    ...(detections.length > 0 ? [t('exceptions.detections', { count: detections.length })] : []),
  ]
  return (
    <div>
      <b>{account ?? t('exceptions.everybody')}</b>
      <span>{lets.join(', ')}</span>
      <Quiet>{whenText(exception)}</Quiet>
      {note ? <Quiet>{note}</Quiet> : null}
    </div>
  )
}

/** When an exception holds, in words. */
function useWhenText(): (exception: UsualException) => string {
  const t = useTexts('usualSetup')
  const locale = useLocale()
  const times = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return ({ from, until }) =>
    from === null || until === null
      ? t('exceptions.always')
      : times.formatRange(new Date(from), new Date(until))
}
