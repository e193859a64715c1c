import { chakra } from '@chakra-ui/react'
import { type Call, callOf } from '#shared/domain/posture/call.ts'
import type { Change } from '#shared/domain/posture/change.ts'
import type { PostureCall } from '#shared/domain/posture/posture-task.ts'
import { sources } from '#shared/domain/posture/sources.ts'
import { useTexts } from '#client/texts/texts.ts'
import { bodyOf, callLines, callTitle, valueText } from './call-lines.ts'

const Box = chakra('div', {
  base: {
    px: 3,
    py: 2,
    bg: 'sunken',
    borderRadius: 'control',
    fontFamily: 'mono',
    fontSize: 'small',
    color: 'text',
    overflowWrap: 'anywhere',
    '& dt': { color: 'muted', mt: 1 },
    '& del': { color: 'muted' },
    '& ins': { textDecoration: 'none', fontWeight: 'semibold' },
  },
})
const Title = chakra('p', { base: { fontWeight: 'semibold' } })
const Note = chakra('p', { base: { mt: 1, fontFamily: 'body', color: 'muted' } })

interface CallBoxProps {
  change: PostureCall['change']
  /** Null where it was not read. */
  before: Change['set'] | null
}

/** One request to the vendor as it is sent: what it sets, and what stands there. */
export function CallBox({ change, before }: CallBoxProps) {
  const t = useTexts('protect')
  const call = callIn(change)
  const was = before && callIn({ ...change, set: before })
  return (
    <Box>
      {call ? <Title>{callTitle(call)}</Title> : null}
      <dl>
        {callLines(call ? bodyOf(call) : change.set, was ? bodyOf(was) : before).map((line) => (
          <div key={line.member}>
            <dt>{line.member}</dt>
            <dd>
              {line.before === undefined ? null : (
                <>
                  <del>{valueText(line.before)}</del>
                  {' → '}
                </>
              )}
              <ins>{valueText(line.after)}</ins>
            </dd>
          </div>
        ))}
      </dl>
      {before ? null : <Note>{t('unknownBefore')}</Note>}
    </Box>
  )
}

/** Undefined where this build does not know the source any more. */
const callIn = (change: PostureCall['change']): Call | undefined =>
  Object.hasOwn(sources, change.source) ? callOf(change as Change) : undefined
