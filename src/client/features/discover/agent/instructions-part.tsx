import { chakra } from '@chakra-ui/react'
import { useObservable } from 'dexie-react-hooks'
import { useCallback, useMemo } from 'react'
import { AGENT_FILE, type AgentPlatform } from '#shared/domain/employee-devices/agent-key.ts'
import { keptInstructions, readInstructions } from '#client/data/nouns/employee-devices.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useExternalLinks } from '#client/machines/use-external-links.ts'
import { useIsOnline } from '#client/machines/use-is-online.ts'
import { useServerList } from '#client/parts/list/use-server-list.ts'
import { useLanguage, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { CommandBox } from '#client/ui/command-box.tsx'
import { ExternalLink } from '#client/ui/external-link.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'

const Steps = chakra('ol', {
  base: {
    display: 'grid',
    gap: 4,
    ps: 5,
    listStyleType: 'decimal',
    '& p': { textWrap: 'pretty' },
    '& p + div': { mt: 2 },
  },
})

interface InstructionsPartProps {
  platform: AgentPlatform
  /** What the file of the company is called. */
  fileName: string
}

/** How the agent is installed, as the server says it and this device keeps it (FILE-10). */
export function InstructionsPart({ platform, fileName }: InstructionsPartProps) {
  const device = useDevice()
  const language = useLanguage()
  const isOnline = useIsOnline()
  const links = useExternalLinks()
  const t = useTexts('agent')
  const words = useTexts('words')
  const errors = useTexts('errors')
  const kept = useMemo(() => keptInstructions(device, language), [device, language])
  const known = useObservable(kept.watch, [kept])
  const { refusal, read } = useServerList(
    useCallback(async () => {
      const answer = await readInstructions(device, language)
      kept.keep(answer)
      return [answer]
    }, [device, language, kept]),
    isOnline,
  )

  return (
    <>
      {known ? (
        <Steps>
          {known[platform].map(({ text, command }) => (
            <li key={text}>
              <p>{text}</p>
              {command === null ? null : (
                <CommandBox
                  command={command.replace(AGENT_FILE, fileName)}
                  name={text}
                  copyLabel={t('instructions.copy')}
                  copiedLabel={words('copied')}
                  selectedLabel={t('instructions.selected')}
                />
              )}
            </li>
          ))}
        </Steps>
      ) : refusal ? (
        <>
          <Callout tone="error">{errors('instructionsNotRead')}</Callout>
          <div>
            <Button onClick={() => void read()}>{words('tryAgain')}</Button>
          </div>
        </>
      ) : (
        <SkeletonRows rows={5} label={t('instructions.reading')} />
      )}
      {links?.deployUrl ? (
        <p>
          <ExternalLink href={links.deployUrl}>{t('instructions.more')}</ExternalLink>
        </p>
      ) : null}
    </>
  )
}
