import type { PolicyTexts } from './en.ts'

export const policyTexts: PolicyTexts = {
  prefix: 'Die Richtlinie ist ungültig. Beheben Sie die folgenden Fehler, um fortzufahren.',
  findings: {
    'read-only-member': '{{field}} kann nicht bearbeitet werden. Bitte entfernen Sie es aus den Daten.',
    'wrong-shape': 'Dieser Teil der Richtlinie hat nicht die erwartete Form: {{path}}',
    'invalid-value': 'Ungültiger Wert: {{value}}',
    'name-required': 'Geben Sie einen Namen für die Richtlinie ein',
    'name-too-long': 'Der Name darf höchstens {{limit}} Zeichen haben',
    'users-required':
      'Schließen Sie mindestens einen Benutzer, eine Gruppe, eine Rolle oder einen Gasttyp ein',
    'no-users-alone': '„Keine Benutzer“ kann nicht mit anderen Benutzern oder Gästen kombiniert werden',
    'all-users-alone': '„Alle Benutzer“ kann nicht mit anderen Benutzern oder Gästen kombiniert werden',
    'guests-or-types': '„Gäste/externe Benutzer“ kann nicht mit bestimmten Gasttypen kombiniert werden',
    'guest-tenants-required': 'Nennen Sie die externen Mandanten, oder wählen Sie alle',
    'applications-required': 'Schließen Sie Anwendungen ein',
    'no-applications-alone': '„Keine“ kann nicht mit anderen Anwendungen kombiniert werden',
    'all-applications-alone': '„Alle“ kann nicht mit anderen Anwendungen kombiniert werden',
    'actions-without-applications':
      'Benutzeraktionen können nicht zusammen mit ein- oder ausgeschlossenen Anwendungen verwendet werden',
    'client-apps-required': 'Wählen Sie Client-Apps',
    'all-client-apps-alone': '„Alle“ kann nicht mit anderen Client-Apps kombiniert werden',
    'all-locations-alone': '„Alle“ kann nicht mit anderen Standorten kombiniert werden',
    'trusted-locations-alone':
      '„Alle vertrauenswürdigen“ kann nicht mit anderen Standorten kombiniert werden',
    'locations-required': 'Schließen Sie Standorte ein',
    'excluded-locations-need-included': 'Standorte können nur von eingeschlossenen ausgenommen werden',
    'all-platforms-alone': '„Alle“ kann nicht mit anderen Geräteplattformen kombiniert werden',
    'excluded-platforms-need-included':
      'Geräteplattformen können nur von eingeschlossenen ausgenommen werden',
    'block-alone':
      '„Zugriff blockieren“ kann nicht mit anderen Steuerungen, einer Authentifizierungsstärke oder eigenen Faktoren kombiniert werden',
    'strength-without-mfa':
      'Eine Authentifizierungsstärke kann nicht mit der Anforderung von MFA kombiniert werden',
    'operator-required': 'Wählen Sie, ob alle Steuerungen oder eine davon verlangt werden',
    'device-action-without-factors':
      'Beim Registrieren oder Einbinden von Geräten können keine eigenen Authentifizierungsfaktoren verwendet werden',
    'device-action-mfa-only':
      'Beim Registrieren oder Einbinden von Geräten ist nur MFA als eingebaute Steuerung erlaubt',
    'password-change-needs-strength':
      'Eine Kennwortänderung zu verlangen erfordert eine Authentifizierungsstärke oder MFA',
    'password-change-without-others':
      'Eine Kennwortänderung zu verlangen kann nicht mit anderen Steuerungen kombiniert werden',
    'password-change-needs-all-applications':
      'Eine Kennwortänderung zu verlangen erfordert „Alle“ Anwendungen',
    'password-change-needs-and':
      'Eine Kennwortänderung zu verlangen erfordert, dass alle Steuerungen verlangt werden',
    'password-change-needs-user-risk':
      'Eine Kennwortänderung zu verlangen erfordert eine Stufe des Benutzerrisikos',
    'password-change-without-conditions':
      'Eine Kennwortänderung zu verlangen kann mit keiner anderen Bedingung als dem Benutzerrisiko kombiniert werden',
    'controls-required': 'Wählen Sie eine Steuerung für den Zugriff oder für die Sitzung',
    'persistent-browser-needs-all-applications':
      'Eine dauerhafte Browsersitzung erfordert „Alle“ Anwendungen',
    'sign-in-frequency-needs-value':
      'Geben Sie an, nach wie vielen Stunden oder Tagen die Anmeldung erneut verlangt wird',
    'sign-in-frequency-without-value':
      'Bei einer Anmeldung jedes Mal kann keine Zahl von Stunden oder Tagen angegeben werden',
    'too-many-policies': 'Ein Mandant kann höchstens {{limit}} Richtlinien haben',
    'location-name-required': 'Geben Sie einen Namen für den Standort ein',
    'ranges-required': 'Geben Sie mindestens eine IP-Adresse oder einen Bereich ein',
    'too-many-ranges': 'Ein Standort kann höchstens {{limit}} Bereiche haben',
    'invalid-ip': 'Ungültige IP-Adresse',
    'ip-in-list': 'Die IP-Adresse ist bereits in der Liste',
    'range-too-wide': '{{value}} umfasst zu viele Adressen: der größte Bereich ist {{prefix}}',
    'countries-required': 'Wählen Sie mindestens ein Land',
    'too-many-locations': 'Ein Mandant kann höchstens {{limit}} benannte Standorte haben',
  },
}
