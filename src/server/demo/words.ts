// Made-up companies and people. Names are common ones of many countries, put together by chance.
export const companyFirst = [
  'Alder', 'Amber', 'Anchor', 'Arbor', 'Aspen', 'Atlas', 'Beacon', 'Birch', 'Blue Heron', 'Bramble', 'Brook', 'Cedar',
  'Chalk', 'Cinder', 'Clear Lake', 'Cobalt', 'Copper', 'Coral', 'Crane', 'Delta', 'Dune', 'East Gate', 'Elm', 'Ember',
  'Falcon', 'Fern', 'Field', 'Flint', 'Forge', 'Fox Hill', 'Garnet', 'Granite', 'Green Valley', 'Harbor', 'Hazel',
  'Heath', 'High Street', 'Indigo', 'Iron Bridge', 'Ivory', 'Juniper', 'Kestrel', 'Lantern', 'Larch', 'Linden', 'Lotus',
  'Maple', 'Marsh', 'Meadow', 'Mill Race', 'Mosaic', 'North Pier', 'Oak', 'Olive', 'Onyx', 'Orchard', 'Osprey', 'Otter',
  'Pebble', 'Pine', 'Plover', 'Quarry', 'Quill', 'Raven', 'Redwood', 'Ridge', 'River Bend', 'Rowan', 'Saffron', 'Sage',
  'Salt Marsh', 'Silver', 'Slate', 'South Quay', 'Spruce', 'Stone', 'Summit', 'Swift', 'Tamarack', 'Teal', 'Thistle',
  'Timber', 'Topaz', 'Tundra', 'Velvet', 'Walnut', 'West Wharf', 'Willow', 'Winter', 'Wren', 'Yarrow', 'Zephyr',
] as const
export const companySecond = [
  'Accounting', 'Architects', 'Bakery', 'Brewing', 'Builders', 'Capital', 'Clinics', 'Coffee', 'Consulting', 'Dental',
  'Design', 'Electric', 'Energy', 'Engineering', 'Farms', 'Finance', 'Foods', 'Freight', 'Furniture', 'Games', 'Glass',
  'Health', 'Homes', 'Hotels', 'Insurance', 'Labs', 'Legal', 'Logistics', 'Marine', 'Media', 'Motors', 'Optics',
  'Outdoors', 'Pharmacy', 'Plastics', 'Press', 'Print', 'Properties', 'Schools', 'Security', 'Software', 'Solar',
  'Sports', 'Studios', 'Supply', 'Textiles', 'Timber', 'Tools', 'Toys', 'Travel', 'Veterinary', 'Wines',
] as const
export const firstNames = [
  'Aaron', 'Abena', 'Adele', 'Aisha', 'Akira', 'Alba', 'Alejandra', 'Ana', 'Anders', 'Andrea', 'Anja', 'Antoine',
  'Arun', 'Astrid', 'Aya', 'Bao', 'Beatriz', 'Benedikt', 'Bianca', 'Björn', 'Bruno', 'Camille', 'Carla', 'Cem',
  'Chiara', 'Chloé', 'Clara', 'Daniel', 'Daria', 'David', 'Deepa', 'Diego', 'Dilara', 'Dmitri', 'Elena', 'Elias',
  'Emil', 'Emma', 'Erik', 'Esther', 'Eva', 'Fatima', 'Felix', 'Fiona', 'Florian', 'Francesca', 'Freya', 'Gabriel',
  'Giulia', 'Grace', 'Greta', 'Hana', 'Hannah', 'Haruki', 'Hassan', 'Helen', 'Henrik', 'Hugo', 'Ibrahim', 'Ida',
  'Ines', 'Ingrid', 'Irene', 'Isabel', 'Ivan', 'Jakob', 'Jana', 'Jasmin', 'Javier', 'Jelena', 'Jing', 'Joana', 'João',
  'Johanna', 'Jonas', 'José', 'Julia', 'Kaito', 'Karim', 'Katarina', 'Keiko', 'Klara', 'Kofi', 'Lars', 'Laura',
  'Layla', 'Leon', 'Lin', 'Linnea', 'Lucas', 'Lucía', 'Luisa', 'Magnus', 'Maja', 'Malik', 'Marco', 'Maria', 'Marta',
  'Mateo', 'Maya', 'Mei', 'Mila', 'Miriam', 'Mohan', 'Nadia', 'Naomi', 'Nikolai', 'Nina', 'Noah', 'Noor', 'Olga',
  'Olivia', 'Omar', 'Oscar', 'Paula', 'Pedro', 'Petra', 'Priya', 'Rafael', 'Rania', 'René', 'Ricardo', 'Rosa', 'Ruth',
  'Sakura', 'Samuel', 'Sara', 'Selin', 'Simon', 'Sofia', 'Søren', 'Stefan', 'Sven', 'Tanja', 'Teresa', 'Theo', 'Tomás',
  'Uma', 'Valentina', 'Vera', 'Viktor', 'Wei', 'Yara', 'Yasmin', 'Yuki', 'Yusuf', 'Zainab', 'Zoë',
] as const
export const lastNames = [
  'Abbott', 'Adeyemi', 'Ahmed', 'Almeida', 'Andersson', 'Arslan', 'Bakker', 'Barbieri', 'Bauer', 'Becker', 'Bennett',
  'Berger', 'Bianchi', 'Blanc', 'Boateng', 'Brandt', 'Brooks', 'Cabrera', 'Campos', 'Carlsen', 'Castro', 'Chen',
  'Clarke', 'Conti', 'Costa', 'Dahl', 'Delgado', 'Demir', 'Diaz', 'Dubois', 'Eriksen', 'Evans', 'Faber', 'Farah',
  'Ferrari', 'Fischer', 'Fontaine', 'Fuchs', 'Gallo', 'Garcia', 'Gomes', 'Grant', 'Greco', 'Gupta', 'Haas', 'Hansen',
  'Hartmann', 'Hayes', 'Hoffmann', 'Holm', 'Huang', 'Hughes', 'Ibarra', 'Ito', 'Iyer', 'Jansen', 'Jensen', 'Johansson',
  'Kaya', 'Keller', 'Khan', 'Kim', 'Klein', 'Kobayashi', 'Koch', 'Kovács', 'Kowalski', 'Krause', 'Lambert', 'Lang',
  'Larsen', 'Lefèvre', 'Leone', 'Li', 'Lindqvist', 'Lopez', 'Lund', 'Maier', 'Marino', 'Martin', 'Mazur', 'Medina',
  'Mehta', 'Mendes', 'Meyer', 'Moreau', 'Mori', 'Müller', 'Nair', 'Nakamura', 'Navarro', 'Ndiaye', 'Nielsen', 'Novak',
  'Núñez', 'Okafor', 'Olsen', 'Ortega', 'Osei', 'Park', 'Patel', 'Pereira', 'Petersen', 'Petrov', 'Popescu', 'Ramos',
  'Rao', 'Reyes', 'Ricci', 'Rossi', 'Roux', 'Ruiz', 'Sato', 'Schmid', 'Schneider', 'Schulz', 'Shah', 'Silva', 'Singh',
  'Smit', 'Sokolov', 'Stein', 'Suzuki', 'Takahashi', 'Tanaka', 'Torres', 'Tran', 'Vargas', 'Vasquez', 'Visser', 'Vogel',
  'Wagner', 'Walsh', 'Wang', 'Weber', 'Winkler', 'Wójcik', 'Yamamoto', 'Yilmaz', 'Young', 'Zhang', 'Ziegler',
] as const
export const departments = [
  'Sales', 'Marketing', 'Finance', 'Operations', 'Engineering', 'Support', 'People', 'Legal', 'Purchasing', 'Logistics',
  'Production', 'Quality', 'Research', 'Facilities', 'Management',
] as const
export const jobTitles = [
  'Account Manager', 'Accountant', 'Analyst', 'Assistant', 'Buyer', 'Consultant', 'Controller', 'Coordinator',
  'Designer', 'Developer', 'Director', 'Driver', 'Engineer', 'Foreman', 'Head of Department', 'Lawyer', 'Manager',
  'Office Manager', 'Planner', 'Receptionist', 'Recruiter', 'Researcher', 'Specialist', 'Team Lead', 'Technician',
  'Trainee', 'Warehouse Clerk',
] as const
export const countries = ['DE', 'US', 'GB', 'FR', 'ES', 'NL', 'CA', 'SE', 'DK', 'JP', 'AU', 'IT', 'AT', 'CH'] as const
