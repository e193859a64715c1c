import { type Example, only } from '../example.ts'
import { clickedLink, foundMail, reportedMail } from '../records/mail.ts'

const PRACTICE = 'Third-party phishing simulation'

const delivered = (id: string, category: string, verdict: string): readonly Example[] => [
  {
    id,
    records: [reportedMail({ category: 'spam', result: category })],
    severity: 'high',
    misses: {
      'that is spam': only(reportedMail({ category: 'spam', result: 'spam' })),
      'that lies in the junk folder': only(
        reportedMail({ category: 'spam', result: category, originalCategory: 'spam' }),
      ),
      'that was sent for practice': only(
        reportedMail({ category: 'spam', result: category, simulation: { attackSimId: '7' } }),
      ),
    },
  },
  {
    id,
    records: [foundMail(verdict)],
    severity: 'high',
    misses: {
      'that is spam': only(foundMail('Spam')),
      'that was taken out of the inbox': only(foundMail(verdict, 'Quarantine')),
      'that was sent for practice': only(foundMail(verdict, 'Inbox', PRACTICE)),
    },
  },
]

export const mail: readonly Example[] = [
  ...delivered('malware-mail-delivered', 'malware', 'Malware'),
  ...delivered('phishing-mail-delivered', 'phishing', 'Phish'),
  {
    id: 'mail-reported-as-threat',
    records: [reportedMail()],
    severity: 'medium',
    misses: {
      'that is reported as spam': only(reportedMail({ category: 'spam' })),
      'that nothing is wrong with': only(reportedMail({ result: 'notJunk' })),
      'that was sent for practice': only(reportedMail({ simulation: { attackSimId: '7' } })),
    },
  },
  {
    id: 'mail-reported-as-threat',
    records: [reportedMail({ result: 'phishing' })],
    also: ['phishing-mail-delivered'],
    toldBy: 'phishing-mail-delivered',
    severity: 'high',
    misses: { 'that is reported as spam': only(reportedMail({ category: 'spam', result: 'phishing' })) },
  },
  ...[4, 'BlockPageOverride'].map((action) => ({
    id: 'malicious-link-opened',
    records: [clickedLink(action)],
    misses: {
      'that was stopped': only(clickedLink(2)),
      'another operation': only(clickedLink(action, 'TIMailClickData')),
    },
  })),
  ...[2, 'Blockpage'].map((action) => ({
    id: 'malicious-link-blocked',
    records: [clickedLink(action)],
    misses: {
      'that is still looked at': only(clickedLink(3)),
      'another operation': only(clickedLink(action, 'TIMailClickData')),
    },
  })),
]
