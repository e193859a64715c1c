import type { DetectionTexts } from './en.ts'

export const detections = {
  'admin-confirmed-user-compromised': {
    name: 'Konto von einem Administrator als kompromittiert markiert',
    why: 'Ein Administrator hat Grund zur Annahme, dass ein Angreifer dieses Konto benutzt.',
  },
  'anomalous-token': {
    name: 'Sitzungstoken mit ungewöhnlichen Eigenschaften',
    why: 'Ein gestohlenes Token öffnet das Konto ohne Kennwort und ohne MFA.',
  },
  'anomalous-user-activity': {
    name: 'Ungewöhnliche Aktivität eines Kontos im Verzeichnis',
    why: 'Angreifer sehen sich um und ändern Einstellungen, wie es der Benutzer nie getan hat.',
  },
  'anonymized-ip-address': {
    name: 'Anmeldung über ein anonymes Netzwerk',
    why: 'Tor und ähnliche Netze verbergen, wer sich anmeldet, und für die Arbeit braucht sie kaum jemand.',
  },
  'attacker-in-the-middle': {
    name: 'Sitzung über eine gefälschte Anmeldeseite übernommen',
    why: 'Eine Seite dazwischen reicht das Kennwort weiter und behält die angemeldete Sitzung samt MFA.',
  },
  'attempted-prt-access': {
    name: 'Versuch, das primäre Aktualisierungstoken eines Geräts zu stehlen',
    why: 'Mit diesem Token meldet sich ein Angreifer bei jeder App als Benutzer des Geräts an.',
  },
  'generic-risk': {
    name: 'Von Microsoft erkanntes Risiko ohne Einzelheiten',
    why: 'Ohne Microsoft Entra ID P2 bleibt der Grund verborgen, und nur die Anmeldungen zeigen, was geschah.',
  },
  'investigations-threat-intelligence': {
    name: 'Aktivität, die bekannten Angriffen gleicht',
    why: 'Microsoft kennt das Muster von echten Angreifern, es ist also selten Zufall.',
  },
  'leaked-credentials': {
    name: 'Kennwort in einem Datenleck gefunden',
    why: 'Wer die Liste hat, meldet sich überall an, wo keine MFA verlangt wird.',
  },
  'malicious-ip-address': {
    name: 'Anmeldung von einer schädlichen Adresse',
    why: 'Die Adresse ist für Angriffe oder für sehr viele fehlgeschlagene Anmeldungen bekannt.',
  },
  'malware-infected-ip-address': {
    name: 'Anmeldung von einer mit Schadsoftware infizierten Adresse',
    why: 'Ein Gerät dort wird von anderen gesteuert und gibt womöglich weiter, was getippt wird.',
  },
  'suspicious-file-access': {
    name: 'Ungewöhnlicher Zugriff auf viele vertrauliche Dateien',
    why: 'Vielleicht sammelt jemand Daten, um sie zu verkaufen oder die Firma zu erpressen.',
  },
  'impossible-travel-risk': {
    name: 'Unmöglicher Ortswechsel, gemeldet von Microsoft',
    why: 'In dieser Zeit kommt niemand von Ort zu Ort, das Konto benutzen also vielleicht zwei.',
  },
  'suspicious-inbox-rules-risk': {
    name: 'Posteingangsregel, die E-Mails verdächtig verändert',
    why: 'Angreifer löschen oder verschieben E-Mails, damit der Benutzer ihren Betrug nicht bemerkt.',
  },
  'nation-state-ip': {
    name: 'Anmeldung von der Adresse eines staatlichen Angreifers',
    why: 'Microsoft hat dort solche Angreifer gesehen, und sie kommen selten zufällig.',
  },
  'new-country': {
    name: 'Aktivität aus einem für diesen Benutzer neuen Land',
    why: 'Eine Reise erklärt es, ein Angreifer im Ausland mit dem Kennwort aber auch.',
  },
  'password-spray-risk': {
    name: 'Kennwort durch Kennwort-Spray erraten',
    why: 'Der Angreifer versuchte ein gängiges Kennwort bei vielen Konten, und hier stimmte es.',
  },
  'risky-ip-address': {
    name: 'Aktivität über einen anonymen Proxy',
    why: 'Ein Proxy verbirgt, von wo aus ein Angreifer arbeitet.',
  },
  'suspicious-api-traffic': {
    name: 'Konto liest ungewöhnlich viel aus dem Verzeichnis',
    why: 'Angreifer listen Benutzer, Gruppen und Rollen auf, um das nächste Ziel zu finden.',
  },
  'suspicious-browser': {
    name: 'Verdächtiger Browser, der sich bei vielen Mandanten anmeldet',
    why: 'Ein Browser in vielen Mandanten und Ländern ist eher ein Werkzeug von Angreifern als ein Mensch.',
  },
  'suspicious-inbox-forwarding': {
    name: 'Posteingangsregel, die E-Mails verdächtig weiterleitet',
    why: 'Von jeder Nachricht geht eine Kopie an eine fremde Adresse, auch nach einem Kennwortwechsel.',
  },
  'suspicious-ip-address': {
    name: 'Anmeldung von einer verdächtigen Adresse',
    why: 'Microsoft hat von dieser Adresse Angriffe gesehen.',
  },
  'suspicious-sending-patterns': {
    name: 'Konto sendet verdächtige E-Mails',
    why: 'Angreifer verschicken über vertraute Postfächer Spam und Phishing, bis alle E-Mails der Firma blockiert sind.',
  },
  'token-issuer-anomaly': {
    name: 'Token von einem vielleicht kompromittierten Aussteller',
    why: 'Wer den Aussteller in der Hand hat, meldet sich als beliebiger Benutzer an.',
  },
  'unfamiliar-features': {
    name: 'Anmeldung, die früheren dieses Benutzers nicht gleicht',
    why: 'Ort, Gerät oder Netzwerk sind neu, wie wenn ein anderer das Kennwort hat.',
  },
  'unlikely-travel': {
    name: 'Ungewöhnlicher Ortswechsel dieses Benutzers',
    why: 'Die Orte liegen weit auseinander und sind für ihn ungewöhnlich, an einem ist also vielleicht ein anderer.',
  },
  'user-reported-suspicious-activity': {
    name: 'Benutzer hat eine MFA-Anfrage als verdächtig gemeldet',
    why: 'Ein anderer hat die Anfrage ausgelöst und kennt also das Kennwort.',
  },
  'workload-threat-intelligence': {
    name: 'Aktivität einer App, die bekannten Angriffen gleicht',
    why: 'Microsoft kennt das Muster von echten Angreifern, die den Zugriff von Apps benutzen.',
  },
  'workload-suspicious-sign-ins': {
    name: 'Verdächtige Anmeldungen einer App',
    why: 'Ort, Netzwerk oder Geheimnis sind neu, wie wenn ein anderer das Geheimnis der App hat.',
  },
  'workload-admin-confirmed-compromised': {
    name: 'App von einem Administrator als kompromittiert markiert',
    why: 'Ein Administrator hat Grund zur Annahme, dass ein Angreifer als diese App handelt.',
  },
  'workload-leaked-credentials': {
    name: 'Geheimnis einer App in einem Leck gefunden',
    why: 'Wer das Geheimnis gefunden hat, handelt als die App, und keine MFA steht im Weg.',
  },
  'workload-anomalous-activity': {
    name: 'Ungewöhnliche Aktivität einer App im Verzeichnis',
    why: 'Angreifer nutzen die Berechtigungen einer App, um sich Konten und Geheimnisse anzulegen.',
  },
  'workload-malicious-application': {
    name: 'App, die Microsoft als schädlich erkannt hat',
    why: 'Sie wurde gebaut, um E-Mails und Dateien zu lesen oder im Namen der Benutzer Phishing zu senden.',
  },
  'workload-suspicious-application': {
    name: 'Möglicherweise schädliche App',
    why: 'Vielleicht wurde sie gebaut, um im Namen der Benutzer E-Mails und Dateien zu lesen.',
  },
  'workload-generic-risk': {
    name: 'Risiko einer App ohne Einzelheiten',
    why: 'Der Grund bleibt verborgen, und nur Anmeldungen und Änderungen der App zeigen, was geschah.',
  },
  'other-user-risk': {
    name: 'Risiko eines Kontos von neuer Art',
    why: 'Microsoft ergänzt Risikoarten ohne Ankündigung, und jede davon kann ein Angriff sein.',
  },
  'other-workload-risk': {
    name: 'Risiko einer App von neuer Art',
    why: 'Microsoft ergänzt Risikoarten ohne Ankündigung, und die App behält ihre Berechtigungen.',
  },
  'high-risk-sign-in': {
    name: 'Anmeldung mit hohem Risiko',
    why: 'Microsoft ist fast sicher, dass es nicht der Benutzer war.',
  },
  'risky-sign-in': {
    name: 'Riskante Anmeldung',
    why: 'Microsoft bezweifelt, dass es der Benutzer war.',
  },
  'risky-sign-in-inside-operating-countries': {
    name: 'Riskante Anmeldung aus einem Betriebsland',
    why: 'Angreifer mieten Adressen im Land der Firma, um nicht aufzufallen.',
  },
  'several-risks-of-an-account': {
    name: 'Mehrere Risiken eines Kontos in einer halben Stunde',
    why: 'Was einmal Zufall sein mag, ist zusammen kaum noch einer.',
  },
  'risky-sign-in-outside-operating-countries': {
    name: 'Riskante Anmeldung von außerhalb der Betriebsländer',
    why: 'Dort arbeitet niemand, und Microsoft bezweifelt, dass es der Benutzer war.',
  },
  'sign-in-without-second-factor-outside-operating-countries': {
    name: 'Anmeldung ohne MFA von außerhalb der Betriebsländer',
    why: 'Ein erratenes oder gestohlenes Kennwort allein hat genügt.',
  },
  'sign-in-from-malicious-country': {
    name: 'Anmeldung aus einem für Angriffe bekannten Land',
    why: 'Jemand kam von dort herein, wo Angriffe oft beginnen.',
  },
  'sign-in-outside-operating-countries': {
    name: 'Anmeldung von außerhalb der Betriebsländer',
    why: 'Jemand kam von dort herein, wo niemand von der Firma arbeitet.',
  },
  'attempt-from-malicious-country': {
    name: 'Anmeldeversuch aus einem für Angriffe bekannten Land',
    why: 'Jemand dort kennt die Adresse des Kontos und versucht hineinzukommen.',
  },
  'attempt-without-second-factor-outside-operating-countries': {
    name: 'Versuch ohne MFA von außerhalb der Betriebsländer',
    why: 'Jemand im Ausland probiert Kennwörter aus, und keine MFA steht im Weg.',
  },
  'sign-in-from-unknown-place': {
    name: 'Anmeldung von einem unbekannten Ort',
    why: 'Angreifer nutzen Netze, deren Ort sich nicht bestimmen lässt.',
  },
  'three-foreign-attempts-in-an-hour': {
    name: 'Drei ausländische Anmeldeversuche in einer Stunde',
    why: 'Jemand im Ausland versucht immer wieder, in dieses Konto zu kommen.',
  },
  'five-foreign-attempts-in-a-day': {
    name: 'Fünf ausländische Anmeldeversuche an einem Tag',
    why: 'Jemand im Ausland versucht es geduldig, um unter den üblichen Grenzen zu bleiben.',
  },
  'break-glass-account-used': {
    name: 'Notfallkonto benutzt',
    why: 'Es darf alles und ist nur für Notfälle da, jede Benutzung muss also bekannt sein.',
  },
  'shared-mailbox-signed-in': {
    name: 'Direkte Anmeldung an einem freigegebenen Postfach',
    why: 'Mitglieder nutzen ihr eigenes Konto; wer sich direkt anmeldet, hat ein Kennwort, das niemand haben sollte.',
  },
  'provider-sign-in-abroad': {
    name: 'Techniker des Dienstleisters hat sich aus dem Ausland angemeldet',
    why: 'Wer das Konto eines Technikers übernimmt, erreicht alle Kunden auf einmal.',
  },
  'legacy-sign-in': {
    name: 'Anmeldung mit Legacyauthentifizierung',
    why: 'Alte Protokolle kennen keine MFA, ein gestohlenes Kennwort genügt also.',
  },
  'password-grant-without-second-factor': {
    name: 'App meldete sich mit Kennwort und ohne MFA an',
    why: 'So probieren Angreifer gestohlene Kennwörter aus, denn nichts verlangt MFA.',
  },
  'device-code-for-broker': {
    name: 'Gerätecode für die Anmeldung eines ganzen Geräts benutzt',
    why: 'Ein erschlichener Code gibt dem Angreifer ein Token, das wochenlang jede App öffnet.',
  },
  'device-code-sign-in': {
    name: 'Anmeldung mit einem Gerätecode',
    why: 'Angreifer schicken solche Codes; wer ihn eingibt, überlässt ihnen die Sitzung.',
  },
  'graph-session-from-several-addresses': {
    name: 'Eine Sitzung von mehreren Adressen aus benutzt',
    why: 'Ein gestohlenes Sitzungstoken wird an zwei Orten zugleich benutzt.',
  },
  'developer-tool-reads-graph': {
    name: 'Entwicklerwerkzeug liest Verzeichnis und E-Mails',
    why: 'Angreifer lesen mit einem gestohlenen Konto über Werkzeuge von Microsoft, denen jeder Mandant vertraut.',
  },
  'brute-force': {
    name: 'Viele falsche Kennwörter für ein Konto',
    why: 'Jemand probiert Kennwörter aus, bis eines passt.',
  },
  'password-spray': {
    name: 'Eine Adresse probiert Kennwörter bei vielen Konten',
    why: 'Bei irgendeinem von vielen Konten passt ein gängiges Kennwort.',
  },
  'many-failed-sign-ins': {
    name: 'Viele fehlgeschlagene Anmeldungen eines Kontos',
    why: 'Das kann ein Angriff sein oder ein Gerät mit einem alten Kennwort.',
  },
  'smart-lockout': {
    name: 'Konto nach falschen Kennwörtern gesperrt',
    why: 'Jemand probiert Kennwörter aus, oder ein Gerät hat noch ein altes.',
  },
  'mass-lockouts': {
    name: 'Viele Konten auf einmal gesperrt',
    why: 'Alle Konten werden angegriffen, und niemand kann arbeiten.',
  },
  'prompts-denied': {
    name: 'MFA-Anfragen immer wieder abgelehnt',
    why: 'Jemand hat das Kennwort und hofft, dass der Benutzer nachgibt.',
  },
  'impossible-travel': {
    name: 'Anmeldungen von zwei zu weit entfernten Orten',
    why: 'So schnell reist niemand, das Konto benutzen also vielleicht zwei.',
  },
  'add-member-to-role-outside-of-pim-permanent': {
    name: 'Rolle an PIM vorbei dauerhaft vergeben',
    why: 'Wer PIM umgeht, braucht keine Genehmigung und behält die Rolle.',
  },
  'add-member-to-role-in-pim-completed-permanent': {
    name: 'Rolle in PIM dauerhaft vergeben',
    why: 'Wer dieses Konto übernimmt, hat jederzeit dessen Berechtigungen.',
  },
  'add-member-to-role-in-pim-completed-timebound': {
    name: 'Rolle in PIM befristet vergeben',
    why: 'Wer dieses Konto übernimmt, hat bis zum Ablauf dessen Berechtigungen.',
  },
  'add-member-to-role': {
    name: 'Administratorrolle vergeben',
    why: 'Angreifer geben einem eigenen Konto eine Rolle, um wiederkommen zu können.',
  },
  'add-eligible-member-to-role': {
    name: 'Konto in PIM für eine Rolle berechtigt',
    why: 'Ab jetzt kann dieses Konto die Rolle selbst aktivieren.',
  },
  'add-member-to-role-completed-pim-activation': {
    name: 'Rolle in PIM aktiviert',
    why: 'Für einige Stunden hat das Konto die Rolle; sein Besitzer sollte wissen, warum.',
  },
  'remove-member-from-role': {
    name: 'Administratorrolle entzogen',
    why: 'Angreifer sperren die Administratoren aus, die sie aufhalten könnten.',
  },
  'remove-member-from-role-in-pim': {
    name: 'Rolle in PIM entzogen',
    why: 'Angreifer sperren Administratoren aus, und in PIM sieht es nach Alltag aus.',
  },
  'second-factor-removed-from-policy': {
    name: 'Richtlinie für bedingten Zugriff verlangt keine MFA mehr',
    why: 'Ab jetzt genügt ein gestohlenes Kennwort bei allen, die sie geschützt hat.',
  },
  'update-conditional-access-policy': {
    name: 'Richtlinie für bedingten Zugriff geändert',
    why: 'Eine Ausnahme oder eine abgeschaltete Richtlinie öffnet Angreifern den Weg.',
  },
  'delete-conditional-access-policy': {
    name: 'Richtlinie für bedingten Zugriff gelöscht',
    why: 'Was sie von Anmeldungen verlangte, verlangt jetzt niemand mehr.',
  },
  'add-conditional-access-policy': {
    name: 'Richtlinie für bedingten Zugriff hinzugefügt',
    why: 'Eine falsche Richtlinie sperrt Benutzer aus, und Angreifer halten damit Administratoren fern.',
  },
  'second-factor-methods-removed': {
    name: 'MFA-Methoden eines Kontos entfernt',
    why: 'Wer sich als Nächster anmeldet, kann sein eigenes Telefon registrieren.',
  },
  'user-registered-security-info': {
    name: 'MFA-Methode von einem Benutzer registriert',
    why: 'Ein Angreifer, der schon drin ist, registriert sein eigenes Telefon, um drin zu bleiben.',
  },
  'domain-federated': {
    name: 'Domäne vertraut jetzt einem anderen Identitätsanbieter',
    why: 'Wer diesen Anbieter in der Hand hat, meldet sich ohne Kennwort und MFA als jeder Benutzer der Domäne an.',
  },
  'set-federation-settings-on-domain': {
    name: 'Verbundeinstellungen einer Domäne geändert',
    why: 'Mit einem eigenen Zertifikat melden sich Angreifer als jeder Benutzer der Domäne an.',
  },
  'set-domain-authentication': {
    name: 'Anmeldeart einer Domäne geändert',
    why: 'Die Kennwörter aller Benutzer der Domäne prüft jetzt vielleicht jemand anderes.',
  },
  'external-provider-changed': {
    name: 'Externer MFA-Anbieter hinzugefügt oder geändert',
    why: 'Wer diesen Anbieter in der Hand hat, bestätigt MFA für jeden Benutzer.',
  },
  'consent-to-application': {
    name: 'Zustimmung für eine App erteilt',
    why: 'Die App liest oder sendet im Namen des Benutzers, auch nach einem Kennwortwechsel.',
  },
  'add-delegated-permission-grant': {
    name: 'Delegierte Berechtigung an eine App vergeben',
    why: 'Die App handelt im Namen ihrer Benutzer, so weit diese selbst dürfen.',
  },
  'add-app-role-assignment-to-service-principal': {
    name: 'Anwendungsberechtigung an eine App vergeben',
    why: 'Die App liest oder ändert Daten der ganzen Firma, ohne jeden Benutzer.',
  },
  'add-service-principal-credentials': {
    name: 'Geheimnis oder Zertifikat zu Unternehmensanwendung hinzugefügt',
    why: 'Angreifer geben einer vertrauten App ein Geheimnis und handeln fortan als diese App.',
  },
  'update-application-certificates-and-secrets-management': {
    name: 'Geheimnis oder Zertifikat einer App-Registrierung hinzugefügt',
    why: 'Wer das neue Geheimnis hat, handelt als die App, und keine MFA steht im Weg.',
  },
  'reset-password': {
    name: 'Kennwort eines Administrators zurückgesetzt',
    why: 'Wer es zurücksetzt, hat das Konto und alles, was es darf.',
  },
  'change-user-password': {
    name: 'Kennwort eines Administrators geändert',
    why: 'Ein Angreifer, der das Kennwort ändert, sperrt den Besitzer aus.',
  },
  'disable-account': {
    name: 'Konto deaktiviert',
    why: 'Angreifer deaktivieren Konten derer, die sie aufhalten könnten.',
  },
  'enable-account': {
    name: 'Konto aktiviert',
    why: 'Ein altes Konto, auf das niemand achtet, ist ein gutes Versteck.',
  },
  'add-member-to-group': {
    name: 'Neues Mitglied in einer beobachteten oder privilegierten Gruppe',
    why: 'Mit der Mitgliedschaft kommen alle Zugriffe und Rollen der Gruppe.',
  },
  'add-owner-to-group': {
    name: 'Neuer Besitzer einer beobachteten oder privilegierten Gruppe',
    why: 'Ein Besitzer lässt jeden hinein, und an der Gruppe hängen Zugriffe und Rollen.',
  },
  'add-role-definition': {
    name: 'Benutzerdefinierte Rolle erstellt',
    why: 'Ein harmloser Name kann weitreichende Berechtigungen verbergen.',
  },
  'update-role-definition': {
    name: 'Benutzerdefinierte Rolle geändert',
    why: 'Wer die Rolle hat, hat sofort auch ihre neuen Berechtigungen.',
  },
  'update-role-setting-in-pim': {
    name: 'Aktivierungsregeln einer Rolle in PIM geändert',
    why: 'Ohne Genehmigung oder MFA aktiviert ein gestohlenes Konto die Rolle von selbst.',
  },
  'triggered-pim-alert': {
    name: 'PIM warnt vor der Nutzung von Rollen',
    why: 'PIM fand Rollen, die an ihm vorbei vergeben, ungenutzt oder zu zahlreich sind.',
  },
  'add-named-location': {
    name: 'Benannter Ort hinzugefügt',
    why: 'An einem vertrauenswürdigen Ort verlangen Richtlinien womöglich keine MFA.',
  },
  'update-named-location': {
    name: 'Benannter Ort geändert',
    why: 'Liegt die Adresse eines Angreifers an einem vertrauenswürdigen Ort, bleibt ihm MFA erspart.',
  },
  'delete-named-location': {
    name: 'Benannter Ort gelöscht',
    why: 'Richtlinien, die sich auf den Ort stützen, halten vielleicht niemanden mehr auf.',
  },
  'update-continuous-access-evaluation': {
    name: 'Fortlaufende Zugriffsevaluierung geändert',
    why: 'Ohne sie funktionieren gesperrte Konten und gestohlene Token bis zu einer Stunde weiter.',
  },
  'update-policy': {
    name: 'Richtlinienobjekt des Verzeichnisses geändert',
    why: 'Es kann bestimmen, wie lange Sitzungen dauern oder was Apps dürfen.',
  },
  'add-policy': {
    name: 'Richtlinienobjekt zum Verzeichnis hinzugefügt',
    why: 'Es kann anstelle eines anderen bestimmen, wie lange Sitzungen dauern oder was Apps dürfen.',
  },
  'delete-policy': {
    name: 'Richtlinienobjekt des Verzeichnisses gelöscht',
    why: 'Was es begrenzt hat, ist nicht mehr begrenzt.',
  },
  'update-authorization-policy': {
    name: 'Standardberechtigungen von Benutzern und Gästen geändert',
    why: 'Sie bestimmen, ob Benutzer Apps zustimmen, Gäste einladen und das Verzeichnis lesen dürfen.',
  },
  'authentication-methods-policy-update': {
    name: 'Richtlinie für Authentifizierungsmethoden geändert',
    why: 'Eine schwächere Methode, die wieder erlaubt ist, kann ein Angreifer nutzen.',
  },
  'authentication-methods-policy-reset': {
    name: 'Richtlinie für Authentifizierungsmethoden zurückgesetzt',
    why: 'Alle Entscheidungen über Methoden sind aufgehoben, schwache vielleicht wieder erlaubt.',
  },
  'authentication-strength-policy-update': {
    name: 'Authentifizierungsstärke geändert',
    why: 'Richtlinien, die sie verlangen, nehmen ab jetzt vielleicht schwächere Methoden an.',
  },
  'authentication-strength-policy-delete': {
    name: 'Authentifizierungsstärke gelöscht',
    why: 'Richtlinien können diese Methoden nicht mehr verlangen.',
  },
  'add-application': {
    name: 'App-Registrierung erstellt',
    why: 'Angreifer registrieren eigene Apps, um den Zugriff auf Daten zu behalten.',
  },
  'add-owner-to-application': {
    name: 'Besitzer zu einer App-Registrierung hinzugefügt',
    why: 'Ein Besitzer fügt Geheimnisse hinzu und handelt so mit den Berechtigungen der App.',
  },
  'add-owner-to-service-principal': {
    name: 'Besitzer zu einer Unternehmensanwendung hinzugefügt',
    why: 'Ein Besitzer ändert Geheimnisse und Anmeldung der App und handelt mit ihren Berechtigungen.',
  },
  'set-verified-publisher': {
    name: 'Verifizierter Herausgeber einer App gesetzt',
    why: 'Einer App mit verifiziertem Namen stimmt man eher zu.',
  },
  'unset-verified-publisher': {
    name: 'Verifizierter Herausgeber einer App entfernt',
    why: 'Niemand bürgt mehr dafür, wer hinter der App steht.',
  },
  'add-permission-grant-policy': {
    name: 'Zustimmungsregel für Apps hinzugefügt',
    why: 'Sie bestimmt, welche Berechtigungen Benutzer Apps selbst geben dürfen.',
  },
  'update-permission-grant-policy': {
    name: 'Zustimmungsregel für Apps geändert',
    why: 'Ist sie jetzt weiter gefasst, können Benutzer schädliche Apps hereinlassen.',
  },
  'add-user': {
    name: 'Konto erstellt',
    why: 'Angreifer legen Konten an, um später wiederzukommen.',
  },
  'delete-user': {
    name: 'Konto gelöscht',
    why: 'Angreifer löschen Konten, um zu schaden oder Spuren zu beseitigen.',
  },
  'hard-delete-user': {
    name: 'Konto endgültig gelöscht',
    why: 'Es lässt sich nicht wiederherstellen, und seine E-Mails und Dateien gehen mit.',
  },
  'update-stsrefreshtokenvalidfrom-timestamp': {
    name: 'Sitzungen eines Kontos beendet',
    why: 'Jemand wollte das Konto überall abmelden, und das hat vielleicht einen Grund.',
  },
  'disable-strong-authentication': {
    name: 'Benutzerbezogene MFA für ein Konto deaktiviert',
    why: 'Ab jetzt genügt ein gestohlenes Kennwort, wenn keine Richtlinie MFA verlangt.',
  },
  'user-deleted-security-info': {
    name: 'MFA-Methode von einem Benutzer gelöscht',
    why: 'Ein Angreifer entfernt das Telefon des Besitzers, damit nur sein eigenes bleibt.',
  },
  'user-changed-default-security-info': {
    name: 'Standardmethode für MFA von einem Benutzer geändert',
    why: 'Anfragen gehen ab jetzt an ein anderes Gerät, vielleicht an das eines Angreifers.',
  },
  'admin-registered-security-info': {
    name: 'MFA-Methode von einem Administrator registriert',
    why: 'Mit einer fremden Methode oder einem befristeten Zugriffspass melden sich andere als der Benutzer an.',
  },
  'admin-deleted-security-info': {
    name: 'MFA-Methode von einem Administrator gelöscht',
    why: 'Wer sich als Nächster anmeldet, kann eine eigene Methode registrieren.',
  },
  'admin-updated-security-info': {
    name: 'MFA-Methode von einem Administrator geändert',
    why: 'Mit einer anderen Nummer gehen Codes und Anrufe an jemand anderen.',
  },
  'add-fido2-security-key': {
    name: 'Sicherheitsschlüssel oder Passkey hinzugefügt',
    why: 'Ein Angreifer, der einen Schlüssel hinzufügt, kommt ohne Kennwort wieder.',
  },
  'delete-fido2-security-key-s': {
    name: 'Sicherheitsschlüssel oder Passkey gelöscht',
    why: 'Das Konto fällt vielleicht auf eine Methode zurück, die sich durch Phishing abfangen lässt.',
  },
  'add-passwordless-phone-sign-in-credential': {
    name: 'Kennwortlose Anmeldung per Telefon hinzugefügt',
    why: 'Wer dieses Telefon hat, meldet sich ohne Kennwort an.',
  },
  'create-application-password-for-user': {
    name: 'App-Kennwort erstellt',
    why: 'Es umgeht MFA und gilt auch nach einem Kennwortwechsel weiter.',
  },
  'fraud-reported-user-is-blocked-for-mfa': {
    name: 'MFA-Betrug von einem Benutzer gemeldet, MFA gesperrt',
    why: 'Ein anderer hat das Kennwort und hat die Anfrage ausgelöst.',
  },
  'fraud-reported-no-action-taken': {
    name: 'MFA-Betrug von einem Benutzer gemeldet, nichts gesperrt',
    why: 'Ein anderer hat das Kennwort und kann es jederzeit wieder versuchen.',
  },
  'suspicious-activity-reported': {
    name: 'Verdächtige MFA-Anfrage von einem Benutzer gemeldet',
    why: 'Wer eine Anfrage auslöst, kennt das Kennwort.',
  },
  'convert-federated-user-to-managed': {
    name: 'Konto aus dem Verbund in die Cloud umgestellt',
    why: 'Es meldet sich jetzt mit einem Cloudkennwort an, und wer es umgestellt hat, kennt dieses vielleicht.',
  },
  'invite-external-user': {
    name: 'Gast eingeladen',
    why: 'Ein Gast sieht, was in Teams und Gruppen geteilt wird, und kann der Rückweg eines Angreifers sein.',
  },
  'redeem-external-user-invite': {
    name: 'Einladung von einem Gast angenommen',
    why: 'Ab jetzt hat jemand aus einer anderen Organisation Zugriff.',
  },
  'add-unverified-domain': {
    name: 'Domäne hinzugefügt, noch nicht überprüft',
    why: 'Das ist der erste Schritt zu Anmeldungen und E-Mails unter anderem Namen.',
  },
  'add-verified-domain': {
    name: 'Überprüfte Domäne hinzugefügt',
    why: 'Angreifer fügen eine eigene Domäne hinzu, um sich darüber als jeder Benutzer anzumelden.',
  },
  'remove-verified-domain': {
    name: 'Domäne entfernt',
    why: 'Adressen der Domäne funktionieren nicht mehr, und andere können sie beanspruchen.',
  },
  'verify-domain': {
    name: 'Domäne überprüft',
    why: 'Ab jetzt können Konten und E-Mails diese Domäne benutzen.',
  },
  'set-dirsyncenabled-flag': {
    name: 'Verzeichnissynchronisierung ein- oder ausgeschaltet',
    why: 'Wer das lokale Verzeichnis in der Hand hat, hat auch die synchronisierten Konten.',
  },
  'set-dirsync-feature': {
    name: 'Funktion der Verzeichnissynchronisierung geändert',
    why: 'Damit kann ein lokales Konto womöglich eines in der Cloud übernehmen.',
  },
  'set-password-policy': {
    name: 'Richtlinie für den Kennwortablauf geändert',
    why: 'Sie bestimmt, wie lange gestohlene Kennwörter nützen.',
  },
  'add-partner-to-company': {
    name: 'Partner zum Mandanten hinzugefügt',
    why: 'Ein Partner kann weitreichende Berechtigungen im Mandanten bekommen.',
  },
  'remove-partner-from-company': {
    name: 'Partner aus dem Mandanten entfernt',
    why: 'Das sperrt vielleicht die aus, die den Mandanten betreuen.',
  },
  'add-a-partner-to-cross-tenant-access-setting': {
    name: 'Mandantenübergreifender Zugriff für Organisation hinzugefügt',
    why: 'Benutzer dieser Organisation kommen ab jetzt vielleicht nach anderen Regeln herein.',
  },
  'update-a-partner-cross-tenant-access-setting': {
    name: 'Mandantenübergreifender Zugriff einer Organisation geändert',
    why: 'Der MFA oder den Geräten des anderen Mandanten wird ab jetzt vielleicht vertraut.',
  },
  'update-the-company-default-cross-tenant-access-setting': {
    name: 'Standard für mandantenübergreifenden Zugriff geändert',
    why: 'Er gilt für Benutzer aller anderen Organisationen.',
  },
  'create-a-partner-cross-tenant-identity-sync-setting': {
    name: 'Mandantenübergreifende Synchronisierung hinzugefügt',
    why: 'Ein anderer Mandant kann hier Konten anlegen, ein stiller Weg zurück.',
  },
  'set-device-registration-policies': {
    name: 'Regeln für die Registrierung von Geräten geändert',
    why: 'Angreifer registrieren eigene Geräte, damit sie als verwaltet durchgehen.',
  },
  'reveal-local-administrator-password': {
    name: 'Lokales Administratorkennwort eines Geräts gelesen',
    why: 'Wer es kennt, hat das Gerät in der Hand und alles, was darauf liegt.',
  },
  'read-bitlocker-key': {
    name: 'BitLocker-Schlüssel eines Geräts gelesen',
    why: 'Mit Schlüssel und Gerät lassen sich alle Daten des Laufwerks lesen.',
  },
  'device-no-longer-compliant': {
    name: 'Gerät nicht mehr konform',
    why: 'Etwas, das es schützt, ist aus, aus Nachlässigkeit oder mit Absicht.',
  },
  'device-no-longer-managed': {
    name: 'Gerät nicht mehr verwaltet',
    why: 'Niemand sieht oder erzwingt seinen Schutz noch.',
  },
  'update-group-settings': {
    name: 'Einstellungen für Gruppen geändert',
    why: 'Sie bestimmen, wer Gruppen erstellt und ob Gäste sie besitzen dürfen.',
  },
  'create-group-settings': {
    name: 'Einstellungen für Gruppen erstellt',
    why: 'Sie ersetzen die Vorgaben dafür, wer Gruppen erstellt und Gäste hereinlässt.',
  },
  'update-identityprotectionpolicy': {
    name: 'Risikorichtlinie geändert',
    why: 'Riskante Anmeldungen und Benutzer werden vielleicht nicht mehr aufgehalten.',
  },
  'update-notificationsettings': {
    name: 'Empfänger von Risikobenachrichtigungen geändert',
    why: 'Wer von Risiken erfahren soll, erfährt vielleicht nichts mehr.',
  },
  confirmcompromised: {
    name: 'Konto von Hand als kompromittiert bestätigt',
    why: 'Jemand hat nachgesehen und einen Angreifer gefunden; sorgen Sie dafür, dass auch der Rest geschieht.',
  },
  dismissuser: {
    name: 'Risiko eines Kontos verworfen',
    why: 'Ein verworfenes Risiko hält keine Anmeldung auf; wer es verwarf, sollte wissen, warum.',
  },
  'directory-scheduled-for-deletion-userrequest': {
    name: 'Mandant zum Löschen vorgesehen',
    why: 'Mit dem Mandanten gehen alle Konten, E-Mails und Dateien.',
  },
  'add-service-principal': {
    name: 'Unternehmensanwendung hinzugefügt',
    why: 'Einer App, die niemand kennt, hat vielleicht jemand versehentlich zugestimmt.',
  },
  'set-company-information': {
    name: 'Firmeninformationen geändert',
    why: 'Die Kontakte bestimmen, wer Sicherheitswarnungen von Microsoft bekommt.',
  },
  'support-request-approved': {
    name: 'Microsoft-Support hat Zugriff auf Daten bekommen',
    why: 'Ein Techniker von Microsoft kann einige Stunden Inhalte öffnen; jemand sollte darum gebeten haben.',
  },
  'update-security-defaults': {
    name: 'Sicherheitsstandards ein- oder ausgeschaltet',
    why: 'Ohne sie und ohne Richtlinien genügt ein gestohlenes Kennwort.',
  },
  'other-policy-changed': {
    name: 'Andere Richtlinie des Verzeichnisses geändert',
    why: 'Richtlinien bestimmen, was erlaubt ist, und Angreifer lockern sie zuerst.',
  },
  'elevated-to-user-access-administrator': {
    name: 'Administrator hat den Zugriff auf ganz Azure übernommen',
    why: 'Das Konto kann sich jedes Azure-Abonnement geben, mit Servern und Sicherungen.',
  },
  'inbox-rule-forwards-outside': {
    name: 'Posteingangsregel leitet E-Mails nach außen weiter',
    why: 'So lesen Angreifer mit, auch nach einem Kennwortwechsel.',
  },
  'inbox-rule-forwards': {
    name: 'Posteingangsregel leitet E-Mails weiter',
    why: 'E-Mails gehen an ein anderes Postfach, das auch ein Angreifer haben kann.',
  },
  'inbox-rule-hides-mail': {
    name: 'Posteingangsregel löscht oder versteckt E-Mails',
    why: 'Angreifer verbergen Antworten und Warnungen vor dem Benutzer, während sie andere betrügen.',
  },
  'inbox-rule-changed': {
    name: 'Posteingangsregel erstellt oder geändert',
    why: 'Die meisten sind harmlos, aber auch Angreifer beginnen mit einer Regel.',
  },
  'mailbox-forwards-outside': {
    name: 'Postfach leitet alles nach außen weiter',
    why: 'Jemand außerhalb liest mit, auch nach einem Kennwortwechsel.',
  },
  'mailbox-forwards': {
    name: 'Postfach leitet alles weiter',
    why: 'Alle E-Mails gehen an ein anderes Postfach, dessen Besitzer bekannt sein sollte.',
  },
  'mailbox-permission-given': {
    name: 'Zugriff auf ein Postfach an jemand anderen vergeben',
    why: 'Wer ihn hat, liest alle E-Mails oder sendet im Namen des Besitzers.',
  },
  'mailbox-delegate-set': {
    name: 'Stellvertreter darf im Auftrag eines Postfachs senden',
    why: 'E-Mails in jemandes Namen glaubt man, vor allem beim Bezahlen von Rechnungen.',
  },
  'mailbox-auditing-bypassed': {
    name: 'Konto von der Postfachüberwachung ausgenommen',
    why: 'Was dieses Konto in Postfächern liest und löscht, wird nicht mehr aufgezeichnet.',
  },
  'mail-access-throttled': {
    name: 'Mehr E-Mails gelesen, als Microsoft aufzeichnet',
    why: 'Über tausend Zugriffe an einem Tag heißen, dass ein Postfach vielleicht kopiert wurde.',
  },
  'mail-synced-in-bulk': {
    name: 'Mehrere E-Mail-Ordner in einer Stunde kopiert',
    why: 'Ein neues E-Mail-Programm kopiert sie, ein Angreifer auch.',
  },
  'mail-read-in-bulk': {
    name: 'Ungewöhnlich viele E-Mails in einer Stunde gelesen',
    why: 'Vielleicht durchsucht ein Werkzeug das Postfach nach Rechnungen und Kennwörtern.',
  },
  'transport-rule-changed': {
    name: 'Nachrichtenflussregel geändert',
    why: 'Solche Regeln kopieren und leiten E-Mails der ganzen Firma um oder lassen sie herein.',
  },
  'mail-connector-changed': {
    name: 'E-Mail-Connector geändert',
    why: 'Über Connectors werden E-Mails umgeleitet oder Spam im Namen der Firma gesendet.',
  },
  'exchange-role-given': {
    name: 'Exchange-Administratorberechtigung vergeben',
    why: 'Damit lässt sich jedes Postfach öffnen, durchsuchen und weiterleiten.',
  },
  'unified-audit-stopped': {
    name: 'Einheitliches Überwachungsprotokoll ausgeschaltet',
    why: 'Ab jetzt sieht niemand, was ein Angreifer tut.',
  },
  'mailbox-auditing-stopped': {
    name: 'Postfachüberwachung für alle ausgeschaltet',
    why: 'Was in Postfächern gelesen, gesendet und gelöscht wird, hinterlässt keine Spur.',
  },
  'mailbox-owner-auditing-stopped': {
    name: 'Überwachung eines Postfachs ausgeschaltet',
    why: 'Was in diesem Postfach geschieht, hinterlässt keine Spur.',
  },
  'mail-protection-removed': {
    name: 'Schutz für E-Mails ausgeschaltet oder gelöscht',
    why: 'Phishing, Schadsoftware oder Datenabflüsse werden nicht mehr aufgehalten.',
  },
  'mail-signing-stopped': {
    name: 'DKIM-Signatur einer Domäne ausgeschaltet',
    why: 'Gefälschte E-Mails sind schwerer zu erkennen, und echte landen im Spam.',
  },
  'automatic-forwarding-opened': {
    name: 'Automatische Weiterleitung nach außen erlaubt',
    why: 'Posteingangsregeln von Angreifern können ab jetzt E-Mails nach außen senden.',
  },
  'ediscovery-search-started': {
    name: 'eDiscovery-Suche in Inhalten gestartet',
    why: 'Sie durchsucht alle Postfächer und Dateien, ohne dass deren Besitzer es merken.',
  },
  'anyone-link-created': {
    name: 'Link erstellt, den jeder öffnen kann',
    why: 'Wer den Link in die Hand bekommt, öffnet die Datei ohne Anmeldung.',
  },
  'anyone-link-used': {
    name: 'Link, den jeder öffnen kann, wurde benutzt',
    why: 'Jemand hat die Datei ohne Anmeldung geöffnet, und wer es war, bleibt unbekannt.',
  },
  'file-shared-outside': {
    name: 'Datei nach außen geteilt',
    why: 'Daten verlassen die Firma, vielleicht an eine private Adresse.',
  },
  'files-downloaded-in-bulk': {
    name: 'Ungewöhnlich viele Dateien in einer Stunde heruntergeladen',
    why: 'Jemand nimmt Daten mit, vor dem Weggang oder für eine Erpressung.',
  },
  'files-deleted-in-bulk': {
    name: 'Ungewöhnlich viele Dateien in einer Stunde gelöscht',
    why: 'Ransomware und verärgerte Mitarbeiter löschen so viel, wie sie können.',
  },
  'malware-in-file': {
    name: 'Schadsoftware in einer gespeicherten Datei gefunden',
    why: 'Wer die Datei öffnet oder synchronisiert, infiziert ein Gerät.',
  },
  'site-administrator-added': {
    name: 'Administrator zu einer Website hinzugefügt',
    why: 'Er liest und teilt alles, was auf der Website liegt.',
  },
  'sharing-policy-changed': {
    name: 'Freigabe- oder Zugriffsrichtlinie von SharePoint geändert',
    why: 'Ist sie jetzt weiter gefasst, können Dateien unbemerkt die Firma verlassen.',
  },
  'team-guest-added': {
    name: 'Gast zu einem Team hinzugefügt',
    why: 'Der Gast sieht Chats und Dateien der Kanäle des Teams.',
  },
  'teams-setting-changed': {
    name: 'Organisationsweite Teams-Einstellung geändert',
    why: 'Sie gilt für alle, für Besprechungen, Apps und Gäste.',
  },
  'teams-opened-to-outside': {
    name: 'Teams nach außen geöffnet',
    why: 'Fremde können Mitarbeitern schreiben, und Phishing kommt auch per Chat.',
  },
  'data-loss-rule-matched': {
    name: 'Vertrauliche Daten von Datenverlustregel erkannt',
    why: 'Kartennummern oder persönliche Daten haben vielleicht die Firma verlassen.',
  },
  'malware-mail-delivered': {
    name: 'E-Mail mit Schadsoftware wurde zugestellt',
    why: 'Wer den Anhang öffnet, infiziert ein Gerät.',
  },
  'phishing-mail-delivered': {
    name: 'Phishing-Mail wurde zugestellt',
    why: 'Wer darauf hereinfällt, gibt einem Fremden Kennwort oder Sitzung.',
  },
  'mail-reported-as-threat': {
    name: 'Person hat eine E-Mail als Bedrohung gemeldet',
    why: 'Was eine Person bemerkt hat, haben andere vielleicht geöffnet.',
  },
  'malicious-link-opened': {
    name: 'Gefährlicher Link trotz Warnung geöffnet',
    why: 'Die Person kann dort ein Kennwort eingegeben oder Schadsoftware geladen haben.',
  },
  'malicious-link-blocked': {
    name: 'Klick auf einen gefährlichen Link wurde blockiert',
    why: 'Die E-Mail mit dem Link liegt vielleicht auch in anderen Postfächern.',
  },
  'defender-endpoint': {
    name: 'Warnung von Defender for Endpoint',
    why: 'Etwas Schädliches läuft auf einem Gerät oder wurde dort aufgehalten.',
  },
  'defender-identity': {
    name: 'Warnung von Defender for Identity',
    why: 'Jemand greift Konten oder Server des lokalen Netzwerks an.',
  },
  'defender-cloud-apps': {
    name: 'Warnung von Defender for Cloud Apps',
    why: 'In einer Cloud-App geschieht etwas Ungewöhnliches.',
  },
  'defender-office': {
    name: 'Warnung von Defender for Office 365',
    why: 'Schädliche E-Mails oder Dateien kamen an oder werden von hier gesendet.',
  },
  'defender-xdr': {
    name: 'Warnung von Defender XDR',
    why: 'Mehrere Anzeichen zusammen deuten auf einen Angriff hin.',
  },
  'defender-app-governance': {
    name: 'Warnung der App-Governance',
    why: 'Eine App mit Zugriff auf Daten verhält sich ungewöhnlich.',
  },
  'defender-data-loss': {
    name: 'Warnung der Verhinderung von Datenverlust',
    why: 'Vertrauliche Daten haben vielleicht die Firma verlassen.',
  },
  'defender-cloud': {
    name: 'Warnung von Defender for Cloud',
    why: 'Server, Speicher oder Datenbanken in Azure sind in Gefahr.',
  },
  'defender-sentinel': {
    name: 'Warnung von Microsoft Sentinel',
    why: 'Eine Regel der eigenen Überwachung der Firma hat etwas gefunden.',
  },
  'defender-insider-risk': {
    name: 'Warnung des Insider-Risikomanagements',
    why: 'Jemand aus der Firma nimmt vielleicht Daten mit.',
  },
  'defender-identity-protection': {
    name: 'Warnung von Microsoft Entra ID Protection',
    why: 'Microsoft bezweifelt, dass sich der Benutzer selbst angemeldet hat.',
  },
  'defender-other': {
    name: 'Warnung eines anderen Microsoft-Produkts',
    why: 'Microsoft hat etwas gefunden, das einen Blick verdient.',
  },
  'account-at-risk': {
    name: 'Gefährdetes Konto',
    why: 'Microsoft fasst seine Anzeichen zusammen, dass ein anderer das Konto benutzen könnte.',
  },
  'defender-incident': {
    name: 'Incident in Defender',
    why: 'Microsoft sieht mehrere Warnungen als Teile eines Angriffs.',
  },
  'service-issue': {
    name: 'Microsoft-Dienst mit einem Problem',
    why: 'Wenn niemand arbeiten kann, hilft es zu wissen, dass es nicht an ihnen liegt.',
  },
  'administrators-without-mfa': {
    name: 'Administratoren ohne MFA',
    why: 'Wer das Kennwort eines von ihnen erfährt, hat die Rechte eines Administrators.',
  },
  'users-without-mfa': {
    name: 'Benutzer ohne MFA',
    why: 'Wer eines ihrer Kennwörter erfährt, meldet sich an und kann als Erster eine eigene Methode registrieren.',
  },
  'no-conditional-access-policy': {
    name: 'Keine Richtlinie für bedingten Zugriff trotz Lizenz',
    why: 'Ohne aktive Richtlinie verlangt nichts MFA und hält nichts fremde Geräte und Länder fern.',
  },
  'security-defaults-off': {
    name: 'Sicherheitsstandards aus und kein Ersatz dafür',
    why: 'Nichts verlangt MFA, und alte Anmeldewege stehen offen.',
  },
  'policy-left-in-report-only': {
    name: 'Richtlinie für bedingten Zugriff nur im Berichtsmodus',
    why: 'Sie notiert nur, was sie täte, und alle glauben an einen Schutz, den es nicht gibt.',
  },
  'unused-licensed-users': {
    name: 'Lizenzierte Benutzer, die sich nicht anmelden',
    why: 'Niemand merkt, wenn ein anderer ein solches Konto benutzt, und die Lizenz kostet Geld.',
  },
  'unused-users': {
    name: 'Benutzer, die sich nicht anmelden',
    why: 'Niemand merkt, wenn ein anderer ein solches Konto benutzt.',
  },
  'unused-guests': {
    name: 'Gäste, die sich nicht anmelden',
    why: 'Sie behalten Zugriff auf Dateien und Teams, lange nachdem die Zusammenarbeit endete.',
  },
  'licensed-administrators': {
    name: 'Administratoren mit einer Lizenz für die tägliche Arbeit',
    why: 'E-Mails und Websites erreichen ein Konto mit hohen Rechten, und ein Klick kann den Mandanten kosten.',
  },
  'rogue-app': {
    name: 'App, die Angreifer bekanntermaßen nutzen',
    why: 'Mit ihr kopieren Angreifer Postfächer und Dateien, auch nach einem Kennwortwechsel.',
  },
  'app-secret-expires': {
    name: 'App-Geheimnis läuft bald ab',
    why: 'Danach steht still, was sich damit anmeldet, oft mitten in der Nacht.',
  },
  'app-certificate-expires': {
    name: 'App-Zertifikat läuft bald ab',
    why: 'Danach steht still, was sich damit anmeldet, oft mitten in der Nacht.',
  },
  'app-secret-lives-long': {
    name: 'App-Geheimnis, das jahrelang gilt',
    why: 'Je länger ein Geheimnis gilt, desto mehr Menschen und Sicherungen kennen es.',
  },
  'app-waits-for-approval': {
    name: 'App wartet auf Genehmigung',
    why: 'Jemand möchte einer App Zugriff geben und wartet, oder nimmt einen anderen Weg.',
  },
  'license-ends': {
    name: 'Abonnement am Ende',
    why: 'Ist es zu Ende, verlieren die Menschen nach einer Weile E-Mails und Dateien.',
  },
  'licenses-over-used': {
    name: 'Mehr Lizenzen genutzt als gekauft',
    why: 'Microsoft nimmt die überzähligen früher oder später weg, und jemand kann nicht arbeiten.',
  },
  'licenses-unused': {
    name: 'Viele ungenutzte Lizenzen',
    why: 'Das Unternehmen zahlt für etwas, das niemand nutzt.',
  },
  'license-assignment-fails': {
    name: 'Lizenzen lassen sich nicht zuweisen',
    why: 'Neue Mitglieder der Gruppe bekommen weder Postfach noch Apps und wundern sich.',
  },
  'secure-score-dropped': {
    name: 'Secure Score gefallen',
    why: 'Ein Schutz wurde abgeschaltet, oder etwas Neues ist ungeschützt.',
  },
  'secure-score-low': {
    name: 'Secure Score sehr niedrig',
    why: 'Das meiste, was Microsoft empfiehlt, fehlt, und schon einfache Angriffe gelingen.',
  },
  'directory-sync-stopped': {
    name: 'Verzeichnissynchronisierung steht still',
    why: 'Wer lokal gesperrt wurde oder gegangen ist, hat in der Cloud weiterhin Zugriff.',
  },
  'stale-devices': {
    name: 'Geräte, die niemand mehr benutzt',
    why: 'Sie gelten weiter als bekannt, und ein verlorenes oder verkauftes hat vielleicht noch Zugriff.',
  },
  'devices-not-compliant': {
    name: 'Geräte, die die Regeln nicht erfüllen',
    why: 'Alte Systeme und fehlende Verschlüsselung machen es leicht, ihre Daten zu nehmen.',
  },
  'connection-lost': {
    name: 'Verbindung zu einer Firma verloren',
    why: 'Von dieser Firma wird nichts mehr gelesen: Was dort geschieht, wird weder gezeigt noch gemeldet.',
  },
  'exchange-connection-lost': {
    name: 'Verbindung zu Exchange Online verloren',
    why: 'Postfächer und Mailregeln werden nicht mehr gelesen, Änderungen daran bleiben unbemerkt.',
  },
  'sync-failing': {
    name: 'Abgleich des Verzeichnisses scheitert wiederholt',
    why: 'Wer seither kam, ging oder seine MFA verlor, ist hier nicht bekannt.',
  },
  'permissions-missing': {
    name: 'Berechtigungen fehlen',
    why: 'Was diese Berechtigungen erlauben, wird nicht gelesen, und nichts davon kann gemeldet werden.',
  },
  'staff-action-failed': {
    name: 'Eingriff Ihrer Mitarbeiter in einen Mandanten gescheitert',
    why: 'Jemand hält es vielleicht für erledigt, während der Mandant ist wie zuvor.',
  },
  'task-failed': {
    name: 'Automatischer Eingriff in einen Mandanten gescheitert',
    why: 'Was von selbst geschehen sollte, ist nicht geschehen, und niemand hat es gesehen.',
  },
  'task-partly-done': {
    name: 'Automatischer Eingriff in einen Mandanten nur teilweise erledigt',
    why: 'Eine halbe Sperre oder Freigabe kann schlimmer sein als keine: Sehen Sie nach, was fehlt.',
  },
  'posture-regressed': {
    name: 'Sicherheitsprüfung nicht mehr erfüllt',
    why: 'Eine Einstellung, die die Firma schützte, wurde geändert: aus Versehen oder von einem Angreifer, der sich Platz schafft.',
  },
  'posture-regressed-by-task': {
    name: 'Sicherheitsprüfung nach einer Änderung von hier nicht mehr erfüllt',
    why: 'Eine Änderung, die hier verlangt wurde, hat die Firma geschwächt, vielleicht ohne dass es jemand wollte.',
  },
  'restricted-sender': {
    name: 'Konto darf keine E-Mails mehr senden',
    why: 'Exchange hat ein Konto gestoppt, das Spam verschickt hat: Vielleicht benutzt es jemand anderes.',
  },
  'quarantine-release-requested': {
    name: 'Freigabe einer zurückgehaltenen E-Mail erbeten',
    why: 'Jemand wartet auf eine zurückgehaltene E-Mail, und Angreifer hoffen, dass sie durchgelassen wird.',
  },
  'google-government-attack': {
    name: 'Google warnt vor einem Angriff im Auftrag eines Staates',
    why: 'Solche Angreifer sind geduldig und gut ausgerüstet, und Google warnt nur wenige Personen.',
  },
  'google-password-leaked': {
    name: 'Google hat ein Konto mit bekannt gewordenem Passwort gesperrt',
    why: 'Jemand anderes kennt das Passwort und hat sich damit vielleicht schon angemeldet.',
  },
  'google-account-hijacked': {
    name: 'Google hat ein Konto als übernommen gesperrt',
    why: 'Google hat gesehen, dass jemand anderes das Konto benutzt; was vorher geschah, bleibt bestehen.',
  },
  'google-account-sends-spam': {
    name: 'Google hat ein Konto gesperrt, das Spam verschickt hat',
    why: 'Vielleicht verschickt jemand anderes E-Mails im Namen dieses Benutzers.',
  },
  'google-account-suspended': {
    name: 'Google hat ein Konto gesperrt',
    why: 'Google nennt keinen Grund: Es kann missbraucht worden sein oder gegen Regeln verstoßen haben.',
  },
  'google-stolen-session': {
    name: 'Google hat eine vielleicht gestohlene Sitzung beendet',
    why: 'Eine gestohlene Sitzung öffnet das Konto ohne Passwort und ohne MFA.',
  },
  'google-risky-action': {
    name: 'Riskante Aktion bei Google zugelassen',
    why: 'Google hatte Zweifel an einer heiklen Änderung und hat sie nach einer Prüfung zugelassen.',
  },
  'google-risky-action-blocked': {
    name: 'Riskante Aktion bei Google verhindert',
    why: 'Es wurde nichts geändert, doch wer es versucht hat, ist noch angemeldet.',
  },
  'google-suspicious-login': {
    name: 'Verdächtige Anmeldung bei Google',
    why: 'Google weiß, wie sich der Benutzer sonst anmeldet, und diesmal war es anders.',
  },
  'google-other-warning': {
    name: 'Weitere Warnung von Google',
    why: 'Google warnt in einer Weise, die hier noch nicht bekannt ist; lesen Sie den Wortlaut.',
  },
  'google-challenges-failed': {
    name: 'Zweiter Schritt bei Google mehrmals gescheitert',
    why: 'Wer nach dem zweiten Schritt gefragt wird, hat das richtige Passwort eingegeben.',
  },
  'google-second-factor-off': {
    name: 'Zweiter Schritt bei Google abgeschaltet',
    why: 'Von jetzt an öffnet das Passwort allein das Konto.',
  },
  'google-advanced-protection-left': {
    name: 'Erweiterte Sicherheit bei Google verlassen',
    why: 'Dieser Benutzer war geschützt, weil Angreifer nach ihm suchen.',
  },
  'google-recovery-changed': {
    name: 'Wiederherstellung eines Google-Kontos geändert',
    why: 'Wer Adresse oder Telefon zur Wiederherstellung hat, kann das Konto später zurückholen.',
  },
  'google-forwarding-outside': {
    name: 'E-Mail wird bei Google nach außen weitergeleitet',
    why: 'Jemand außerhalb liest mit, und das Postfach sieht aus wie immer.',
  },
  'google-admin-role-given': {
    name: 'Administratorrolle bei Google vergeben',
    why: 'Wer sie hat, kann Konten und Einstellungen ändern und andere hereinlassen.',
  },
  'google-admin-role-changed': {
    name: 'Administratorrolle bei Google geändert',
    why: 'Wer die Rolle hat, darf jetzt vielleicht mehr, ohne dass eine vergeben wurde.',
  },
  'google-second-factor-not-enforced': {
    name: 'Zweiter Schritt bei Google nicht mehr verlangt',
    why: 'Ein ganzer Teil des Unternehmens ist jetzt mit Passwörtern allein zu öffnen.',
  },
  'google-mail-monitored': {
    name: 'E-Mails eines Benutzers werden bei Google kopiert',
    why: 'Ein Administrator lässt E-Mails an eine andere Adresse senden, ohne dass der Inhaber es sieht.',
  },
  'google-data-transferred': {
    name: 'Dateien eines Benutzers bei Google übertragen',
    why: 'Alle Dateien einer Person gehen an eine andere; üblich ist das nur, wenn jemand geht.',
  },
  'google-company-data-exported': {
    name: 'Export aller Unternehmensdaten bei Google gestartet',
    why: 'Alles, was das Unternehmen bei Google hat, lässt sich in einem Stück herunterladen.',
  },
  'google-api-client-authorized': {
    name: 'Client darf bei Google als jeder Benutzer handeln',
    why: 'Er liest und schreibt als jeder im Unternehmen, ohne Passwort und ungesehen.',
  },
  'google-app-trusted': {
    name: 'App bei Google als vertrauenswürdig eingestuft',
    why: 'Von jetzt an können Benutzer ihr alles erlauben, was sie verlangt.',
  },
  'google-app-given-access': {
    name: 'App hat bei Google Zugriff auf E-Mails oder Dateien',
    why: 'Sie behält den Zugriff ohne den Benutzer, auch nach einem neuen Passwort.',
  },
  'duo-fraud-reported': {
    name: 'Duo-Anfrage als Betrug gemeldet',
    why: 'Der Benutzer hat sich nicht angemeldet, also hat jemand anderes das Passwort.',
  },
  'duo-prompts-denied-then-approved': {
    name: 'Duo-Anfragen mehrmals abgelehnt, dann bestätigt',
    why: 'Angreifer senden Anfragen, bis eine aus Versehen oder der Ruhe wegen bestätigt wird.',
  },
  'duo-bypass-used': {
    name: 'Anmeldung an Duo vorbei',
    why: 'Dieser Benutzer wird nach keinem zweiten Faktor gefragt; das Passwort allein genügte.',
  },
  'duo-bypass-code-created': {
    name: 'Bypass-Code in Duo erstellt',
    why: 'Wer den Code hat, meldet sich ohne zweiten Faktor an.',
  },
  'duo-user-set-to-bypass': {
    name: 'Benutzer in Duo auf Bypass gesetzt',
    why: 'Dieser Benutzer wird nach keinem zweiten Faktor mehr gefragt, bis es jemand zurückstellt.',
  },
} satisfies DetectionTexts
