import { Opener } from '#client/ui/opener.tsx'

/** A name that opens what it names. */
export const PolicyOpener = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <Opener fontWeight="medium" onClick={onClick}>
    {children}
  </Opener>
)
