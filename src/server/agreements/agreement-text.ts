export interface AgreementSection {
  title: string
  paragraphs: readonly string[]
}

/** The licence agreement in English, the language in which it binds. A change of its sense takes a new version. */
export const agreementText: {
  title: string
  opening: readonly string[]
  sections: readonly AgreementSection[]
} = {
  title: 'End User Licence Agreement',
  opening: [
    'This agreement is between you, the managed service provider that uses Castellan (the “Provider”), and the operator of this Castellan installation (the “Operator”). It says what you may do with Castellan, what happens to the data in it, and what each side answers for.',
    'The person who presses “I Accept” accepts it for themselves and, as far as their position allows, for the Provider in whose name they sign in. Whoever does not agree presses “I Decline” and is signed out; nothing is stored about that choice.',
  ],
  sections: [
    {
      title: 'What the words mean',
      paragraphs: [
        '“Castellan” is the console in the browser or installed as an app, the server behind it, its programming interface and its documentation.',
        '“Company” is an organization that the Provider looks after in Castellan. “Company data” is everything that Castellan reads from or about a company: people, licences, settings, alerts and reports.',
        '“User” is a person to whom the Provider gives an account. “Connected service” is a third party’s service, such as a cloud office suite, that the Provider connects to Castellan.',
      ],
    },
    {
      title: 'What you may do',
      paragraphs: [
        'The Operator gives the Provider a right to use Castellan that is not exclusive, cannot be transferred and lasts as long as the Provider’s subscription. Each user may use it on as many devices of their own as the Provider’s rules for devices allow.',
        'Castellan is used for the Provider’s own business: to look after the companies that have asked for it, within what those companies have agreed to.',
        'The Provider may make copies of the documentation for its users and may use the programming interface with programs of its own, within the limits that the interface states.',
      ],
    },
    {
      title: 'What you may not do',
      paragraphs: [
        'Nobody may rent out, sell or sublicense Castellan, remove notices from it, or offer it to others under another name without a written agreement with the Operator.',
        'Nobody may work around sign-in, permissions, limits or what is bought, test the security of the installation without a written permission, or use it in a way that harms other customers of the Operator.',
        'Nobody may take Castellan apart to learn how it is built, except where the law gives a right to do so that no agreement can take away.',
        'Castellan may not be used to watch people in a way that the law where they work forbids.',
      ],
    },
    {
      title: 'Accounts and devices',
      paragraphs: [
        'An account belongs to one person. It is not shared. The Provider keeps the list of its users true, gives each no more rights than they need, and removes those who leave without delay.',
        'Users keep passwords, authenticator apps, PINs and passkeys to themselves. Who notices that somebody else used their account, or who loses a device, tells the Provider’s administrator at once; the administrator can sign out and erase devices in Castellan.',
        'Castellan keeps company data on the devices of users, encrypted, so that it works without a network. The Provider decides by its rules for devices whether this is allowed, how a device is unlocked, and when it erases itself. The Provider answers for the devices of its users.',
      ],
    },
    {
      title: 'Connected services and companies',
      paragraphs: [
        'The Provider connects a service only with the consent of the company whose service it is, and with no more rights than the modules in use need. The Provider keeps that consent and shows it on request.',
        'Changes that a user confirms in Castellan, such as blocking a sign-in, removing a licence or applying a policy, are carried out in the connected service. The Provider answers for having decided them. Castellan shows before dangerous changes what they will do and asks again when they waited too long.',
        'Connected services have terms of their own. The Operator has no influence on them and does not answer for their failures, limits or changes. What Castellan shows of a connected service is as old as it says.',
      ],
    },
    {
      title: 'Data and privacy',
      paragraphs: [
        'Company data stays the property of the Provider and its companies. The Operator processes it only to provide Castellan, on the Provider’s instructions, and not for purposes of its own; it is not sold, and no statistics about persons are made from it.',
        'As far as company data is about persons, the Operator is the processor and the Provider is the controller or itself a processor of its companies. Where the law asks for a contract about this processing, the parties conclude one; it comes before this agreement.',
        'The Operator protects the data by measures that fit the risk: encryption on the way and on devices, separation of customers, least privilege for its own staff, records of administrative acts, backups and tests of restoring them. If the Operator learns that data of the Provider was disclosed to somebody without a right to it, it tells the Provider without undue delay and says what is known.',
        'The Operator keeps who accepted which version of this agreement and when. Logs of the service hold no passwords, tokens or contents.',
      ],
    },
    {
      title: 'Availability and support',
      paragraphs: [
        'The Operator keeps Castellan available with reasonable care. Maintenance is announced where that is possible. Short interruptions are expected, and Castellan is built so that users can go on with what is on their devices.',
        'Changes made without a network wait on the device until they can be sent. A change that has not reached the server can be lost with the device. Castellan says how many changes wait and where.',
        'The Operator may change and improve Castellan. A module that was bought is not taken away during the paid term without a replacement of similar use or a fair return of what was paid for it.',
        'Support is given by mail in the working hours of the Operator, to the extent of the subscription.',
      ],
    },
    {
      title: 'Fees',
      paragraphs: [
        'What is paid, for how long and how, is in the Provider’s order or subscription. Trials cost nothing and end by themselves after the time that is stated; what is in a trial is kept until the Provider subscribes or asks for it to be deleted.',
        'If fees are not paid in spite of a reminder with at least fourteen days’ notice, the Operator may restrict the use to reading until they are.',
      ],
    },
    {
      title: 'Rights in the software',
      paragraphs: [
        'All rights in Castellan stay with their owners; this agreement gives a right of use and nothing more. Parts of Castellan are open source software under licences of their own, which come before this agreement for those parts.',
        'Suggestions that the Provider makes may be used freely to improve Castellan. They are never published as the Provider’s without consent.',
      ],
    },
    {
      title: 'What Castellan judges, and what it does not',
      paragraphs: [
        'Scores, verdicts, baselines and recommendations help a professional to decide. They do not replace the decision, and they are no promise that a company is secure or keeps a law or a standard. What was not measured is shown as not measured; it is not to be taken as healthy.',
      ],
    },
    {
      title: 'Liability',
      paragraphs: [
        'Each side answers without limit for intent and gross negligence, for injury to life, body and health, and wherever the law does not allow a limit.',
        'In other cases each side answers only for damage that is typical for this kind of agreement and could be foreseen, and in each contract year for no more than the Provider paid for Castellan in the twelve months before. For lost data the Operator answers for the effort of restoring it from backups and from the connected services.',
        'Trials are given as they are. For them the Operator answers for intent and gross negligence alone.',
      ],
    },
    {
      title: 'Secrecy',
      paragraphs: [
        'Each side keeps what it learns of the other’s business and what is marked or plainly meant as confidential to itself, uses it only for this agreement, and protects it as it protects its own. This holds for three years after the end, and for company data without limit.',
      ],
    },
    {
      title: 'Term and end',
      paragraphs: [
        'This agreement begins when it is accepted and lasts as long as the Provider’s subscription or trial. Each side may end it at once for a grave reason that the other has not cured within fourteen days of being told.',
        'At the end all rights of use end. For thirty days the Provider can still read its data and take it out by the exports and the programming interface; after that the Operator deletes it, and backups within ninety days, unless the law asks for longer keeping. Devices of users erase what they keep.',
      ],
    },
    {
      title: 'Changes of this agreement',
      paragraphs: [
        'A new version is shown in Castellan at the next sign-in and holds once it is accepted. Whoever declines it can use Castellan under the former version until the end of the paid term, if they tell the Operator in writing within thirty days.',
      ],
    },
    {
      title: 'General',
      paragraphs: [
        'The law of the country in which the Operator has its seat applies, without its rules on conflicts of laws and without the United Nations Convention on Contracts for the International Sale of Goods. Courts at the Operator’s seat decide, unless the law demands others.',
        'If a part of this agreement does not hold, the rest does. Agreements besides it are made in writing; an e-mail is enough. A separate contract that both sides have signed comes before this agreement where the two differ.',
        'Questions about this agreement are answered by the support address that is shown in Castellan.',
      ],
    },
  ],
}
