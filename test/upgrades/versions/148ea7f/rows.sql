insert into "attachments" ("id", "employee_id", "type", "file", "name", "media_type", "size", "created_at", "updated_at") overriding system value values
('1', '1', 'contract', '1c4cbdd46cd263f15046ba1d5c8f8c56', 'contrato.pdf', 'application/pdf', '15', '2026-11-29 01:43:47.722024+00', '2026-11-29 01:43:47.725526+00');
insert into "audit" ("id", "at", "user_id", "resource", "entity_id", "action", "before", "after", "request_id", "company_id", "client_id", "input") overriding system value values
('1', '2026-11-29 01:43:47.069565+00', '1', 'categories', '1', 'created', null, '{"id": 1, "name": "Teléfonos", "image": null, "created_at": "2026-11-29T01:43:47.064919Z", "updated_at": "2026-11-29T01:43:47.068988Z", "description": "Nuevos y usados"}', '66eaf914-8274-4e6b-9dab-0cf34b6b7268', null, null, null),
('2', '2026-11-29 01:43:47.083153+00', '1', 'categories', '2', 'created', null, '{"id": 2, "name": "Accesorios", "image": null, "created_at": "2026-11-29T01:43:47.082281Z", "updated_at": "2026-11-29T01:43:47.082944Z", "description": "Fundas y cargadores"}', '581b7dec-801c-42cf-bfde-6e960490812b', null, null, null),
('3', '2026-11-29 01:43:47.093268+00', '1', 'colors', '1', 'created', null, '{"id": 1, "name": "Grafito", "color_code": "#3A3A3C", "created_at": "2026-11-29T01:43:47.091204Z", "updated_at": "2026-11-29T01:43:47.092764Z"}', 'ebe5f55a-db3c-4a63-9dab-44ac703cfd28', null, null, null),
('4', '2026-11-29 01:43:47.104255+00', '1', 'colors', '2', 'created', null, '{"id": 2, "name": "Ñandú", "color_code": "#8B7355", "created_at": "2026-11-29T01:43:47.103521Z", "updated_at": "2026-11-29T01:43:47.104065Z"}', '5d98e647-1a32-4f28-9492-1ac2d2455a34', null, null, null),
('5', '2026-11-29 01:43:47.280131+00', '1', 'products', '1', 'created', null, E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["09b0a0ed1e75bdef8d21d1172007cf39.jpg"], "price": 1249.50, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-29T01:43:47.273734Z", "updated_at": "2026-11-29T01:43:47.273734Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "image_colors": {}, "category_image": null, "category_description": "Nuevos y usados"}', '46c8e2e7-7e21-4c7f-959d-2bd614756c8b', null, null, null),
('6', '2026-11-29 01:43:47.296361+00', '1', 'products', '1', 'updated', E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["09b0a0ed1e75bdef8d21d1172007cf39.jpg"], "price": 1249.5, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-29T01:43:47.273734Z", "updated_at": "2026-11-29T01:43:47.273734Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "image_colors": {}, "category_image": null, "category_description": "Nuevos y usados"}', E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["09b0a0ed1e75bdef8d21d1172007cf39.jpg"], "price": 1399.90, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-29T01:43:47.273734Z", "updated_at": "2026-11-29T01:43:47.296026Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "image_colors": {}, "category_image": null, "category_description": "Nuevos y usados"}', '9458db66-b856-49e7-93a3-e4218d0d43bb', null, null, null),
('7', '2026-11-29 01:43:47.307863+00', '1', 'products', '2', 'created', null, E'{"id": 2, "code": null, "name": "Funda \\"Río\\"", "image": [], "price": 10.00, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-29T01:43:47.307382Z", "updated_at": "2026-11-29T01:43:47.307382Z", "category_id": 2, "description": "De silicona", "image_colors": {}, "category_image": null, "category_description": "Fundas y cargadores"}', '6516bd2e-e59f-48ca-befe-a10bea271103', null, null, null),
('8', '2026-11-29 01:43:47.318485+00', '1', 'products', '3', 'created', null, '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5.00, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-29T01:43:47.318140Z", "updated_at": "2026-11-29T01:43:47.318140Z", "category_id": 2, "description": "Un metro", "image_colors": {}, "category_image": null, "category_description": "Fundas y cargadores"}', '6fd4a040-1749-4309-9364-66db97ac259b', null, null, null),
('9', '2026-11-29 01:43:47.329989+00', '1', 'products', '3', 'deleted', '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-29T01:43:47.318140Z", "updated_at": "2026-11-29T01:43:47.318140Z", "category_id": 2, "description": "Un metro", "image_colors": {}, "category_image": null, "category_description": "Fundas y cargadores"}', null, '9729c091-83e9-4e3c-9758-5b370818b682', null, null, null),
('10', '2026-11-29 01:43:47.343052+00', '1', 'parameters', '1', 'created', null, E'{"id": 1, "map": null, "email": "hola@example.com", "image": null, "phone": "(0343) 555-0142", "address": null, "end_hour": null, "exchange": null, "facebook": null, "linkedin": null, "whatsapp": null, "instagram": null, "shop_name": null, "created_at": "2026-11-29T01:43:47.341281Z", "hours_text": null, "start_hour": null, "updated_at": "2026-11-29T01:43:47.342644Z", "messages_months": null, "retention_years": 10, "search_synonyms": "reparación, arreglo, reparar, arreglar, servicio técnico, roto, rota, rotura, partida, astillada, estallada, repair, fix, broken, conserto, consertar, quebrada\\npantalla, screen, tela\\nbatería, battery\\ncambio, reemplazo, replacement, troca\\nauriculares, AirPods, EarPods, headphones, earphones, fones de ouvido\\ncelular, celu, teléfono, iPhone, phone, telefone\\nnotebook, laptop, portátil, MacBook\\ncomputadora, compu, Mac, computer, computador\\ntablet, tableta, iPad\\nreloj, smartwatch, Watch, relógio\\nfunda, case, carcasa, cover, capa\\ncargador, adaptador de corriente, charger, carregador\\ntipo c, USB-C, USB C, type c\\nconector de carga, pin de carga, charging port\\nparlante, altavoz, HomePod, speaker, caixa de som\\nlápiz, Pencil, caneta\\nratón, Mouse\\nteclado, Keyboard\\nmonitor, Display\\nlocalizador, rastreador, AirTag, tracker\\nusado, usada, seminuevo, segunda mano, used, seminovo", "surcharge_transfer": null, "license_notice_days": 30, "birth_date_notice_days": 7, "surcharge_foreing_money": null, "ppe_delivery_notice_days": 15, "certification_notice_days": 30, "medical_check_notice_days": 30, "surcharge_credit_percentage": null}', 'cd571115-4fb2-4c57-b0d4-41cb79824854', null, null, null),
('11', '2026-11-29 01:43:47.405406+00', '1', 'companies', '1', 'created', null, '{"id": 1, "city": "Paraná", "cuit": "30712345671", "logo": null, "name": "Río Paraná SRL", "image": null, "phone": null, "address": "Paraná", "country": null, "province": null, "zip_code": null, "created_at": "2026-11-29T01:43:47.403343Z", "updated_at": "2026-11-29T01:43:47.404873Z", "address_number": null, "address_street": null}', '9feff21d-d26f-457b-8ebd-e6369a39d036', '1', null, null),
('12', '2026-11-29 01:43:47.414239+00', '1', 'clients', '1', 'created', null, '{"id": 1, "city": "Oro Verde", "name": "Colegio Ñandubay", "image": null, "phone": null, "address": "Oro Verde", "country": null, "province": null, "zip_code": null, "created_at": "2026-11-29T01:43:47.412361Z", "updated_at": "2026-11-29T01:43:47.413551Z", "address_number": null, "address_street": null}', 'dacfdfff-364e-46f7-bee7-5b3c202ea6ec', null, '1', null),
('13', '2026-11-29 01:43:47.439429+00', '1', 'users', '2', 'created', null, '{"id": 2, "dni": "30123456", "name": "Luz", "email": "luz@example.com", "image": null, "active": true, "client": null, "company": "Río Paraná SRL", "surname": "Peralta", "client_id": null, "company_id": 1, "created_at": "2026-11-29T01:43:47.435799Z", "updated_at": "2026-11-29T01:43:47.439104Z"}', '0e439c06-b331-4a8c-93cf-f598773f9a6e', '1', null, null),
('14', '2026-11-29 01:43:47.53895+00', '1', 'users', '3', 'created', null, '{"id": 3, "dni": "30123457", "name": "Luz", "email": "luz.2@example.com", "image": null, "active": false, "client": "Colegio Ñandubay", "company": null, "surname": "Peralta", "client_id": 1, "company_id": null, "created_at": "2026-11-29T01:43:47.535866Z", "updated_at": "2026-11-29T01:43:47.538487Z"}', '73c5ffc3-3ac5-46ee-a02e-206007a06fd4', null, '1', null),
('15', '2026-11-29 01:43:47.547171+00', '1', 'contract_types', '1', 'created', null, '{"id": 1, "name": "Uno de contract_types", "created_at": "2026-11-29T01:43:47.545313Z", "updated_at": "2026-11-29T01:43:47.546723Z", "description": null}', '9f7f99e1-2724-432b-8a79-146a770c89d1', null, null, null),
('16', '2026-11-29 01:43:47.5542+00', '1', 'cost_centers', '1', 'created', null, '{"id": 1, "name": "Uno de cost_centers", "created_at": "2026-11-29T01:43:47.552794Z", "updated_at": "2026-11-29T01:43:47.553773Z", "description": null}', '7e8d7641-1741-40c7-af24-9bd8ef93ad6a', null, null, null),
('17', '2026-11-29 01:43:47.560758+00', '1', 'employee_status', '1', 'created', null, '{"id": 1, "name": "Uno de employee_status", "created_at": "2026-11-29T01:43:47.559342Z", "updated_at": "2026-11-29T01:43:47.560227Z", "description": null}', '9098bb6f-c6a3-49b7-952a-a9d0423d6228', null, null, null),
('18', '2026-11-29 01:43:47.567543+00', '1', 'job_categories', '1', 'created', null, '{"id": 1, "name": "Uno de job_categories", "created_at": "2026-11-29T01:43:47.566216Z", "updated_at": "2026-11-29T01:43:47.567092Z", "description": null}', 'cdbbb392-f649-4e2a-8ef4-e559da51bb9d', null, null, null),
('19', '2026-11-29 01:43:47.575659+00', '1', 'job_sectors', '1', 'created', null, '{"id": 1, "name": "Uno de job_sectors", "created_at": "2026-11-29T01:43:47.573830Z", "updated_at": "2026-11-29T01:43:47.575036Z", "description": null}', '582c9b6e-f098-477b-bb56-bd902c8c4ae1', null, null, null),
('20', '2026-11-29 01:43:47.583608+00', '1', 'job_titles', '1', 'created', null, '{"id": 1, "name": "Uno de job_titles", "created_at": "2026-11-29T01:43:47.582022Z", "updated_at": "2026-11-29T01:43:47.583083Z", "description": null}', '553d7a7f-c07f-46c4-934d-150ad88ad3d5', null, null, null),
('21', '2026-11-29 01:43:47.591895+00', '1', 'management_levels', '1', 'created', null, '{"id": 1, "name": "Uno de management_levels", "created_at": "2026-11-29T01:43:47.589808Z", "updated_at": "2026-11-29T01:43:47.591258Z", "description": null}', '30f36f06-3444-4d35-9fbe-5f080ea0d742', null, null, null),
('22', '2026-11-29 01:43:47.600391+00', '1', 'ccts', '1', 'created', null, '{"id": 1, "name": "Uno de ccts", "created_at": "2026-11-29T01:43:47.598691Z", "updated_at": "2026-11-29T01:43:47.599775Z", "description": null}', '4cdee17f-ae75-4b47-91ec-0997e6f21d71', null, null, null),
('23', '2026-11-29 01:43:47.60686+00', '1', 'training_items', '1', 'created', null, '{"id": 1, "name": "Uno de training_items", "created_at": "2026-11-29T01:43:47.604902Z", "job_titles": [], "updated_at": "2026-11-29T01:43:47.606307Z", "description": null, "validity_months": null}', 'f3d7643a-9ed9-47fb-b833-a608c02c4809', null, null, null),
('24', '2026-11-29 01:43:47.613243+00', '1', 'quality_items', '1', 'created', null, '{"id": 1, "name": "Uno de quality_items", "created_at": "2026-11-29T01:43:47.611388Z", "job_titles": [], "updated_at": "2026-11-29T01:43:47.612716Z", "description": null, "validity_months": null}', '061f041c-45de-4307-b84b-38fe0ef04df4', null, null, null),
('25', '2026-11-29 01:43:47.626174+00', '1', 'ppes', '1', 'created', null, '{"id": 1, "name": "Guantes", "brand": "Ñú", "model": null, "sizes": ["8", "9"], "created_at": "2026-11-29T01:43:47.617710Z", "job_titles": [{"id": 1, "name": "Uno de job_titles"}], "updated_at": "2026-11-29T01:43:47.618387Z", "description": null, "certification": null, "useful_life_months": null}', 'e00ef5c8-8ffc-49bf-80e4-0670fd2e5be9', null, null, null),
('26', '2026-11-29 01:43:47.663475+00', '1', 'employees', '1', 'created', null, '{"id": 1, "cct": null, "dni": "28123456", "city": "Paraná", "cuil": null, "name": "Ayelén", "image": null, "active": true, "cct_id": null, "client": "Colegio Ñandubay", "gender": "female", "status": "Uno de employee_status", "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Quiroga", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": 1, "job_title": "Uno de job_titles", "ppe_sizes": [{"ppe": "Guantes", "size": "9", "ppe_id": 1}], "status_id": 1, "birth_date": "1981-03-05", "company_id": 1, "created_at": "2026-11-29T01:43:47.634926Z", "employable": true, "job_sector": null, "salary_cbu": "2850590940090418135201", "updated_at": "2026-11-29T01:43:47.637310Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": 1, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": "2019-04-01", "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": "A.3,B.1", "employee_file_number": "0147", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '92b08609-724c-4d77-830c-af1c50b7f3ea', '1', '1', null),
('27', '2026-11-29 01:43:47.726006+00', '1', 'attachments', '1', 'created', null, '{"id": 1, "file": {"key": "1c4cbdd46cd263f15046ba1d5c8f8c56", "name": "contrato.pdf", "size": 15, "media_type": "application/pdf"}, "name": "contrato.pdf", "size": 15, "type": "contract", "created_at": "2026-11-29T01:43:47.722024Z", "media_type": "application/pdf", "updated_at": "2026-11-29T01:43:47.725526Z", "employee_id": 1}', 'a9bdd5f3-91ef-47b2-9402-37b0ae931907', '1', '1', null),
('28', '2026-11-29 01:43:47.737394+00', '1', 'trainings', '1', 'created', null, '{"id": 1, "date": "2024-03-05", "file": null, "hours": null, "comments": null, "created_at": "2026-11-29T01:43:47.734765Z", "instructor": null, "updated_at": "2026-11-29T01:43:47.736990Z", "employee_id": 1, "employee_name": "Ayelén", "training_item": "Uno de training_items", "expiration_date": "2025-03-05", "employee_surname": "Quiroga", "training_item_id": 1, "employee_file_number": "0147"}', '1fc53754-0073-4ff0-9bdc-7b33a8af8784', '1', '1', null),
('29', '2026-11-29 01:43:47.748656+00', '1', 'qualities', '1', 'created', null, '{"id": 1, "date": "2024-03-05", "file": null, "hours": null, "comments": null, "created_at": "2026-11-29T01:43:47.746032Z", "instructor": null, "updated_at": "2026-11-29T01:43:47.748119Z", "employee_id": 1, "quality_item": "Uno de quality_items", "employee_name": "Ayelén", "expiration_date": "2025-03-05", "quality_item_id": 1, "employee_surname": "Quiroga", "employee_file_number": "0147"}', '85df66ae-7de3-4654-98ff-a3ecb443e12e', '1', '1', null),
('30', '2026-11-29 01:43:47.763629+00', '1', 'ppe_rounds', '1', 'created', null, '{"id": 1, "date": "2024-03-05", "title": "Depósito", "client": "Colegio Ñandubay", "company": "Río Paraná SRL", "client_id": 1, "closed_at": null, "signature": "person", "company_id": 1, "created_at": "2026-11-29T01:43:47.758531Z", "updated_at": "2026-11-29T01:43:47.762969Z", "closed_by_name": null}', '240f3feb-02a2-4a47-a842-cc621b8876bc', '1', '1', null),
('31', '2026-11-29 01:43:47.772007+00', '1', 'ppe_deliveries', '1', 'created', null, '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": null, "signed_at": null, "signed_by": null, "created_at": "2026-11-29T01:43:47.758531Z", "updated_at": "2026-11-29T01:43:47.770873Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": null, "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": null, "signed_by_name": null, "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '240f3feb-02a2-4a47-a842-cc621b8876bc', '1', '1', null),
('32', '2026-11-29 01:43:47.772232+00', '1', 'ppe_deliveries', '2', 'created', null, '{"id": 2, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": null, "signed_at": null, "signed_by": null, "created_at": "2026-11-29T01:43:47.758531Z", "updated_at": "2026-11-29T01:43:47.771832Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": null, "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": null, "signed_by_name": null, "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '240f3feb-02a2-4a47-a842-cc621b8876bc', '1', '1', null),
('33', '2026-11-29 01:43:47.806065+00', '1', 'ppe_deliveries', '1', 'signed', '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": null, "signed_at": null, "signed_by": null, "created_at": "2026-11-29T01:43:47.758531Z", "updated_at": "2026-11-29T01:43:47.770873Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": null, "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": null, "signed_by_name": null, "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": "glass", "signed_at": "2026-11-29T01:43:47.791000Z", "signed_by": 1, "created_at": "2026-11-29T01:43:47.758531Z", "updated_at": "2026-11-29T01:43:47.798592Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": "30fa0c5b5d4e157e943f17ba0b56a51b4809062bee1cee4328c165755312652c", "signed_by_name": "General, Administración", "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', 'fdc76947-fb54-4bff-b391-de7f845686dc', '1', '1', null),
('34', '2026-11-29 01:43:47.806285+00', '1', 'ppe_deliveries', '2', 'signed', '{"id": 2, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": null, "signed_at": null, "signed_by": null, "created_at": "2026-11-29T01:43:47.758531Z", "updated_at": "2026-11-29T01:43:47.771832Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": null, "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": null, "signed_by_name": null, "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '{"id": 2, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": "glass", "signed_at": "2026-11-29T01:43:47.791000Z", "signed_by": 1, "created_at": "2026-11-29T01:43:47.758531Z", "updated_at": "2026-11-29T01:43:47.799296Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": "30fa0c5b5d4e157e943f17ba0b56a51b4809062bee1cee4328c165755312652c", "signed_by_name": "General, Administración", "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', 'fdc76947-fb54-4bff-b391-de7f845686dc', '1', '1', null),
('35', '2026-11-29 01:43:47.826262+00', '1', 'ppe_deliveries', '1', 'annul', '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": "glass", "signed_at": "2026-11-29T01:43:47.791000Z", "signed_by": 1, "created_at": "2026-11-29T01:43:47.758531Z", "updated_at": "2026-11-29T01:43:47.798592Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": "30fa0c5b5d4e157e943f17ba0b56a51b4809062bee1cee4328c165755312652c", "signed_by_name": "General, Administración", "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": "glass", "signed_at": "2026-11-29T01:43:47.791000Z", "signed_by": 1, "created_at": "2026-11-29T01:43:47.758531Z", "updated_at": "2026-11-29T01:43:47.818035Z", "annulled_at": "2026-11-29T01:43:47.813288Z", "annulled_by": 1, "employee_id": 1, "record_hash": "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "annul_reason": "Talle equivocado", "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": "30fa0c5b5d4e157e943f17ba0b56a51b4809062bee1cee4328c165755312652c", "signed_by_name": "General, Administración", "annulled_by_name": "General, Administración", "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', 'fce0bd8c-b8f3-4649-8073-36506406c042', '1', '1', '{"reason": "Talle equivocado"}'),
('36', '2026-11-29 01:43:48.185891+00', '1', 'employees', '1', 'terminate', '{"id": 1, "cct": null, "dni": "28123456", "city": "Paraná", "cuil": null, "name": "Ayelén", "image": null, "active": true, "cct_id": null, "client": "Colegio Ñandubay", "gender": "female", "status": "Uno de employee_status", "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Quiroga", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": 1, "job_title": "Uno de job_titles", "ppe_sizes": [{"ppe": "Guantes", "size": "9", "ppe_id": 1}], "status_id": 1, "birth_date": "1981-03-05", "company_id": 1, "created_at": "2026-11-29T01:43:47.634926Z", "employable": true, "job_sector": null, "salary_cbu": "2850590940090418135201", "updated_at": "2026-11-29T01:43:47.637310Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": 1, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": "2019-04-01", "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": "A.3,B.1", "employee_file_number": "0147", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '{"id": 1, "cct": null, "dni": "28123456", "city": "Paraná", "cuil": null, "name": "Ayelén", "image": null, "active": false, "cct_id": null, "client": "Colegio Ñandubay", "gender": "female", "status": "Uno de employee_status", "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Quiroga", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": 1, "job_title": "Uno de job_titles", "ppe_sizes": [{"ppe": "Guantes", "size": "9", "ppe_id": 1}], "status_id": 1, "birth_date": "1981-03-05", "company_id": 1, "created_at": "2026-11-29T01:43:47.634926Z", "employable": true, "job_sector": null, "salary_cbu": "2850590940090418135201", "updated_at": "2026-11-29T01:43:48.169328Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": 1, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": "2019-04-01", "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": "2025-06-30", "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": "A.3,B.1", "employee_file_number": "0147", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '9b2ece62-79cd-43bd-99eb-5f62798df34a', '1', '1', '{"employable": true, "termination_date": "2025-06-30", "termination_reason": null, "termination_comments": null}'),
('37', '2026-11-29 01:43:48.201373+00', '1', 'employees', '2', 'created', null, '{"id": 2, "cct": null, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "client": null, "gender": null, "status": null, "address": null, "company": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "job_title": null, "ppe_sizes": [], "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-29T01:43:48.195981Z", "employable": true, "job_sector": null, "salary_cbu": null, "updated_at": "2026-11-29T01:43:48.200807Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": null, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '6551dfaf-0768-495a-8c1a-3181f875bf54', null, null, null),
('38', '2026-11-29 01:43:48.23149+00', '1', 'employees', '2', 'deleted', '{"id": 2, "cct": null, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "client": null, "gender": null, "status": null, "address": null, "company": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "job_title": null, "ppe_sizes": [], "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-29T01:43:48.195981Z", "employable": true, "job_sector": null, "salary_cbu": null, "updated_at": "2026-11-29T01:43:48.200807Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": null, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', null, 'e098e0ea-6b8a-4dae-bc2e-29a3fed952db', null, null, null),
('39', '2026-11-29 01:43:48.244267+00', '1', 'events', '1', 'created', null, '{"id": 1, "end": "2024-03-05", "time": "09:00", "type": "meeting", "start": "2024-03-05", "title": "Reunión de seguridad", "client": null, "notify": true, "repeat": "weekly", "company": "Río Paraná SRL", "skipped": [], "end_time": "09:40", "client_id": null, "company_id": 1, "created_at": "2026-11-29T01:43:48.241742Z", "updated_at": "2026-11-29T01:43:48.243369Z", "notify_days": 3, "repeat_until": "2024-04-30"}', '0413ab2c-cdd4-4584-8c55-7a846b6cd9d1', '1', null, null),
('40', '2026-11-29 01:43:48.255088+00', '1', 'events', '1', 'skip', '{"id": 1, "end": "2024-03-05", "time": "09:00", "type": "meeting", "start": "2024-03-05", "title": "Reunión de seguridad", "client": null, "notify": true, "repeat": "weekly", "company": "Río Paraná SRL", "skipped": [], "end_time": "09:40", "client_id": null, "company_id": 1, "created_at": "2026-11-29T01:43:48.241742Z", "updated_at": "2026-11-29T01:43:48.243369Z", "notify_days": 3, "repeat_until": "2024-04-30"}', '{"id": 1, "end": "2024-03-05", "time": "09:00", "type": "meeting", "start": "2024-03-05", "title": "Reunión de seguridad", "client": null, "notify": true, "repeat": "weekly", "company": "Río Paraná SRL", "skipped": ["2024-03-19"], "end_time": "09:40", "client_id": null, "company_id": 1, "created_at": "2026-11-29T01:43:48.241742Z", "updated_at": "2026-11-29T01:43:48.253118Z", "notify_days": 3, "repeat_until": "2024-04-30"}', '9463a93f-2ad5-41ab-8509-347f83519956', '1', null, '{"date": "2024-03-19"}'),
('41', '2026-11-29 01:43:48.266612+00', '1', 'employees', '3', 'created', null, '{"id": 3, "cct": null, "dni": null, "city": null, "cuil": null, "name": "Nahuel", "image": null, "active": true, "cct_id": null, "client": null, "gender": null, "status": null, "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Ibáñez", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "job_title": null, "ppe_sizes": [], "status_id": null, "birth_date": null, "company_id": 1, "created_at": "2026-11-29T01:43:48.261085Z", "employable": true, "job_sector": null, "salary_cbu": null, "updated_at": "2026-11-29T01:43:48.265888Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": null, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0149", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": "2024-09-05"}', 'a0557819-4ec0-4785-8cd4-fc23447f5bdc', '1', null, null),
('42', '2026-11-29 01:43:49.091903+00', '1', 'colors', '3', 'created', null, '{"id": 3, "name": "Lila true", "color_code": "#B497D6", "created_at": "2026-11-29T01:43:49.086374Z", "updated_at": "2026-11-29T01:43:49.089709Z"}', 'load-438635c5-0ec7-4301-97ac-3e3f55529db1', null, null, null),
('43', '2026-11-29 01:43:49.092706+00', '1', 'colors', '4', 'created', null, '{"id": 4, "name": "Dorado true", "color_code": "#FFD700", "created_at": "2026-11-29T01:43:49.086374Z", "updated_at": "2026-11-29T01:43:49.091800Z"}', 'load-438635c5-0ec7-4301-97ac-3e3f55529db1', null, null, null),
('44', '2026-11-29 01:43:49.105363+00', '1', 'colors', '-1', 'loaded', null, '{"load": {"id": 1, "name": "planilla.csv", "names": 0, "created": 2, "deleted": 0, "updated": 0, "request_id": "load-438635c5-0ec7-4301-97ac-3e3f55529db1"}}', null, null, null, null);
insert into "calendar_feeds" ("user_id", "token_hash", "layers", "created_at", "last_read") overriding system value values
('1', E'\\xb584f8f4f4cf86bc15c641ce30e1c8499f37f88b51375995ff59fd861634b8b9', '{events,medical_check}', '2026-11-29 01:43:48.292054+00', null);
insert into "categories" ("id", "name", "description", "image", "created_at", "updated_at") overriding system value values
('1', 'Teléfonos', 'Nuevos y usados', null, '2026-11-29 01:43:47.064919+00', '2026-11-29 01:43:47.068988+00'),
('2', 'Accesorios', 'Fundas y cargadores', null, '2026-11-29 01:43:47.082281+00', '2026-11-29 01:43:47.082944+00');
insert into "ccts" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de ccts', null, '2026-11-29 01:43:47.598691+00', '2026-11-29 01:43:47.599775+00');
insert into "clients" ("id", "name", "address_street", "address_number", "zip_code", "city", "province", "country", "phone", "image", "created_at", "updated_at") overriding system value values
('1', 'Colegio Ñandubay', null, null, null, 'Oro Verde', null, null, null, null, '2026-11-29 01:43:47.412361+00', '2026-11-29 01:43:47.413551+00');
insert into "colors" ("id", "name", "color_code", "created_at", "updated_at") overriding system value values
('1', 'Grafito', '#3A3A3C', '2026-11-29 01:43:47.091204+00', '2026-11-29 01:43:47.092764+00'),
('2', 'Ñandú', '#8B7355', '2026-11-29 01:43:47.103521+00', '2026-11-29 01:43:47.104065+00'),
('3', 'Lila true', '#B497D6', '2026-11-29 01:43:49.086374+00', '2026-11-29 01:43:49.089709+00'),
('4', 'Dorado true', '#FFD700', '2026-11-29 01:43:49.086374+00', '2026-11-29 01:43:49.0918+00');
insert into "companies" ("id", "name", "cuit", "address_street", "address_number", "zip_code", "city", "province", "country", "phone", "image", "created_at", "updated_at") overriding system value values
('1', 'Río Paraná SRL', '30712345671', null, null, null, 'Paraná', null, null, null, null, '2026-11-29 01:43:47.403343+00', '2026-11-29 01:43:47.404873+00');
insert into "contact_messages" ("id", "name", "email", "message", "read", "mailed_at", "created_at", "updated_at", "answered_at", "answered_by_name") overriding system value values
('1', 'Luz', 'luz@example.com', '¿Tienen repuestos?
Gracias.', 'false', null, '2026-11-29 01:43:47.351124+00', '2026-11-29 01:43:47.351124+00', null, null);
insert into "contract_types" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de contract_types', null, '2026-11-29 01:43:47.545313+00', '2026-11-29 01:43:47.546723+00');
insert into "cost_centers" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de cost_centers', null, '2026-11-29 01:43:47.552794+00', '2026-11-29 01:43:47.553773+00');
insert into "deleted_rows" ("audit_id", "resource", "entity_id", "row", "links", "pictures", "files", "held", "deleted_at") overriding system value values
('9', 'products', '3', '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5.00, "search": "cable   un metro 5.00 5,00", "capacity": null, "created_at": "2026-11-28T22:43:47.31814-03:00", "updated_at": "2026-11-28T22:43:47.31814-03:00", "category_id": 2, "description": "Un metro", "image_colors": {}, "window_search": "cable   un metro"}', '{"product_wants": [], "product_colors": []}', '[]', '[]', '{}', '2026-11-29 01:43:47.325687+00'),
('38', 'employees', '2', '{"id": 2, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "gender": null, "search": "joaquin rolon joaquin 0148           ", "address": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-28T22:43:48.195981-03:00", "employable": true, "salary_cbu": null, "updated_at": "2026-11-28T22:43:48.200807-03:00", "cost_center": null, "nationality": null, "job_title_id": null, "phone_number": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "health_insurance": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '{"employee_ppe_sizes": [], "employment_periods": []}', '[]', '[]', '{}', '2026-11-29 01:43:48.217839+00');
insert into "employee_ppe_sizes" ("employee_id", "ppe_id", "size", "position") overriding system value values
('1', '1', '9', '1');
insert into "employee_status" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de employee_status', null, '2026-11-29 01:43:47.559342+00', '2026-11-29 01:43:47.560227+00');
insert into "employees" ("id", "name", "surname", "image", "employee_file_number", "dni", "cuil", "nationality", "gender", "birth_date", "marital_status", "children", "address", "zip_code", "city", "locality", "province", "country", "phone_number", "phone_number_2", "personal_email", "company_id", "client_id", "job_sector_id", "job_title_id", "job_category_id", "contract_type_id", "cct_id", "management_level_id", "cost_center", "status_id", "active", "health_insurance", "driver_license_class", "driver_expiration_date", "medical_check_expiration", "salary_bank_name", "salary_account_number", "salary_cbu", "fund_bank_name", "fund_account_number", "fund_cbu", "admission_date", "termination_date", "termination_reason", "termination_comments", "employable", "created_at", "updated_at") overriding system value values
('1', 'Ayelén', 'Quiroga', null, '0147', '28123456', null, null, 'female', '1981-03-05', null, null, null, null, 'Paraná', null, null, null, null, null, null, '1', '1', null, '1', null, null, null, null, null, '1', 'true', null, 'A.3,B.1', null, null, null, null, '2850590940090418135201', null, null, null, '2019-04-01', '2025-06-30', null, null, 'true', '2026-11-29 01:43:47.634926+00', '2026-11-29 01:43:48.169328+00'),
('3', 'Nahuel', 'Ibáñez', null, '0149', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', null, null, null, null, null, null, null, null, null, 'true', null, null, null, '2024-09-05', null, null, null, null, null, null, null, null, null, null, 'true', '2026-11-29 01:43:48.261085+00', '2026-11-29 01:43:48.265888+00');
insert into "employment_periods" ("id", "employee_id", "admission_date", "termination_date", "termination_reason", "termination_comments", "employable", "created_at", "updated_at", "switched_on") overriding system value values
('1', '1', '2019-04-01', '2025-06-30', null, null, 'true', '2026-11-29 01:43:47.634926+00', '2026-11-29 01:43:48.168368+00', 'false');
insert into "events" ("id", "title", "type", "start", "end", "time", "end_time", "notify", "notify_days", "repeat", "repeat_until", "skipped", "company_id", "client_id", "created_at", "updated_at") overriding system value values
('1', 'Reunión de seguridad', 'meeting', '2024-03-05', '2024-03-05', '09:00', '09:40', 'true', '3', 'weekly', '2024-04-30', '{2024-03-19}', '1', null, '2026-11-29 01:43:48.241742+00', '2026-11-29 01:43:48.253118+00');
insert into "files" ("key", "name", "media_type", "bytes", "sha256", "resource", "entity_id", "created_by", "created_at") overriding system value values
('1c4cbdd46cd263f15046ba1d5c8f8c56', 'contrato.pdf', 'application/pdf', '15', E'\\x14bcd090baf31edba64e9cbd8cdfc15f943344aa72cb3675ad8e91bfcbce03ad', 'attachments', '1', '1', '2026-11-29 01:43:47.722024+00'),
('068203cc0b22f7e50949f6082d8c8b7f', 'planilla.csv', 'application/octet-stream', '54', E'\\x6b051b1018e8cf28345ee3061fb0d4dfa8d382a30c0ceaec03c10c10488e67cc', 'imports', null, '1', '2026-11-29 01:43:48.300917+00'),
('871ef45fbda0e85fb97873eeb02ba9f2', 'planilla.csv', 'application/octet-stream', '55', E'\\x44ae0811a6f65b7936d4c4ed49fcce1f0593ab23af49b27a7ee4b9e9d53c054b', 'imports', null, '1', '2026-11-29 01:43:49.127693+00');
insert into "import_outcomes" ("import_id", "row", "status", "errors", "keys", "record_id") overriding system value values
('1', '2', 'created', null, '["name lila true 0"]', '3'),
('1', '3', 'created', null, '["name dorado true 0"]', '4'),
('2', '2', 'created', null, '["name lila false 0"]', null),
('2', '3', 'wrong', '{"color_code": "resource.fields.color"}', '["name dorado false 0"]', null);
insert into "import_rows" ("import_id", "row", "cells") overriding system value values
('1', '1', '["Nombre","Código"]'),
('1', '2', '["Lila true","#b497d6"]'),
('1', '3', '["Dorado true","#ffd700"]'),
('2', '1', '["Nombre","Código"]'),
('2', '2', '["Lila false","#b497d6"]'),
('2', '3', '["Dorado false","dorado"]');
insert into "imports" ("id", "user_id", "name", "file_key", "pictures_key", "language", "status", "found", "picture_names", "asked", "checked", "counts", "unknown", "problem", "request_id", "task", "position", "done", "total", "is_cancelled", "holder", "lease_until", "created_at", "updated_at", "attempts") overriding system value values
('1', '1', 'planilla.csv', '068203cc0b22f7e50949f6082d8c8b7f', null, 'es', 'done', '{"kind": "csv", "rows": 2, "sheet": 0, "sheets": [""], "columns": [{"dates": "dmy", "column": "A", "filled": 2, "heading": "Nombre", "samples": ["Lila true", "Dorado true"], "decimals": "comma"}, {"dates": "dmy", "column": "B", "filled": 2, "heading": "Código", "samples": ["#b497d6", "#ffd700"], "decimals": "comma"}], "suggested": {"ccts": {"name": "A"}, "ppes": {"name": "A"}, "users": {"name": "A"}, "colors": {"name": "A", "color_code": "B"}, "clients": {"name": "A"}, "periods": {}, "products": {"code": "B", "name": "A"}, "companies": {"name": "A"}, "employees": {"name": "A"}, "qualities": {}, "trainings": {}, "categories": {"name": "A"}, "job_titles": {"name": "A"}, "parameters": {}, "job_sectors": {"name": "A"}, "cost_centers": {"name": "A"}, "quality_items": {"name": "A"}, "contract_types": {"name": "A"}, "job_categories": {"name": "A"}, "ppe_deliveries": {}, "training_items": {"name": "A"}, "employee_status": {"name": "A"}, "management_levels": {"name": "A"}}, "undecided": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "ppe_deliveries": [], "training_items": [], "employee_status": [], "management_levels": []}, "by_content": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "ppe_deliveries": [], "training_items": [], "employee_status": [], "management_levels": []}, "header_row": 1}', null, '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"same": 0, "total": 2, "wrong": 0, "created": 2, "doubled": 0, "skipped": 0, "updated": 0, "missing_pictures": 0}', '[]', null, 'load-438635c5-0ec7-4301-97ac-3e3f55529db1', null, '3', '2', '2', 'false', null, null, '2026-11-29 01:43:48.300917+00', '2026-11-29 01:43:49.103218+00', '1'),
('2', '1', 'planilla.csv', '871ef45fbda0e85fb97873eeb02ba9f2', null, 'es', 'pending', '{"kind": "csv", "rows": 2, "sheet": 0, "sheets": [""], "columns": [{"dates": "dmy", "column": "A", "filled": 2, "heading": "Nombre", "samples": ["Lila false", "Dorado false"], "decimals": "comma"}, {"dates": "dmy", "column": "B", "filled": 2, "heading": "Código", "samples": ["#b497d6", "dorado"], "decimals": "comma"}], "suggested": {"ccts": {"name": "A"}, "ppes": {"name": "A"}, "users": {"name": "A"}, "colors": {"name": "A", "color_code": "B"}, "clients": {"name": "A"}, "periods": {}, "products": {"code": "B", "name": "A"}, "companies": {"name": "A"}, "employees": {"name": "A"}, "qualities": {}, "trainings": {}, "categories": {"name": "A"}, "job_titles": {"name": "A"}, "parameters": {}, "job_sectors": {"name": "A"}, "cost_centers": {"name": "A"}, "quality_items": {"name": "A"}, "contract_types": {"name": "A"}, "job_categories": {"name": "A"}, "ppe_deliveries": {}, "training_items": {"name": "A"}, "employee_status": {"name": "A"}, "management_levels": {"name": "A"}}, "undecided": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "ppe_deliveries": [], "training_items": [], "employee_status": [], "management_levels": []}, "by_content": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "ppe_deliveries": [], "training_items": [], "employee_status": [], "management_levels": []}, "header_row": 1}', null, '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"same": 0, "total": 2, "wrong": 1, "created": 1, "doubled": 0, "skipped": 0, "updated": 0, "missing_pictures": 0}', '[]', null, null, null, '0', '2', '2', 'false', null, null, '2026-11-29 01:43:49.127693+00', '2026-11-29 01:43:49.213938+00', '1');
insert into "job_categories" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_categories', null, '2026-11-29 01:43:47.566216+00', '2026-11-29 01:43:47.567092+00');
insert into "job_sectors" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_sectors', null, '2026-11-29 01:43:47.57383+00', '2026-11-29 01:43:47.575036+00');
insert into "job_titles" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_titles', null, '2026-11-29 01:43:47.582022+00', '2026-11-29 01:43:47.583083+00');
insert into "management_levels" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de management_levels', null, '2026-11-29 01:43:47.589808+00', '2026-11-29 01:43:47.591258+00');
insert into "notice_digests" ("user_id", "day", "hour", "language", "stop_token", "next_at", "sent_for") overriding system value values
('1', '1', '9', 'es', '8eeuKva_RK81wH2tJi_E7M-zsYEEyrTj', '2026-11-30 12:00:00+00', null);
insert into "notice_dismissals" ("user_id", "notice_id", "expiration_date", "dismissed_at") overriding system value values
('1', 'medical_check-3', '2024-09-05', '2026-11-29 01:43:48.278784+00');
insert into "parameters" ("id", "email", "phone", "instagram", "facebook", "linkedin", "whatsapp", "start_hour", "end_hour", "surcharge_credit_percentage", "surcharge_transfer", "surcharge_foreing_money", "exchange", "image", "license_notice_days", "medical_check_notice_days", "ppe_delivery_notice_days", "birth_date_notice_days", "created_at", "updated_at", "search_synonyms", "certification_notice_days", "retention_years", "messages_months", "shop_name", "address", "map", "hours_text") overriding system value values
('1', 'hola@example.com', '(0343) 555-0142', null, null, null, null, null, null, null, null, null, null, null, '30', '30', '15', '7', '2026-11-29 01:43:47.341281+00', '2026-11-29 01:43:47.342644+00', 'reparación, arreglo, reparar, arreglar, servicio técnico, roto, rota, rotura, partida, astillada, estallada, repair, fix, broken, conserto, consertar, quebrada
pantalla, screen, tela
batería, battery
cambio, reemplazo, replacement, troca
auriculares, AirPods, EarPods, headphones, earphones, fones de ouvido
celular, celu, teléfono, iPhone, phone, telefone
notebook, laptop, portátil, MacBook
computadora, compu, Mac, computer, computador
tablet, tableta, iPad
reloj, smartwatch, Watch, relógio
funda, case, carcasa, cover, capa
cargador, adaptador de corriente, charger, carregador
tipo c, USB-C, USB C, type c
conector de carga, pin de carga, charging port
parlante, altavoz, HomePod, speaker, caixa de som
lápiz, Pencil, caneta
ratón, Mouse
teclado, Keyboard
monitor, Display
localizador, rastreador, AirTag, tracker
usado, usada, seminuevo, segunda mano, used, seminovo', '30', '10', null, null, null, null, null);
insert into "permissions" ("id", "name", "created_at", "updated_at") overriding system value values
('1', 'see_menu_products', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.221202+00'),
('2', 'create_products', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.222803+00'),
('3', 'update_products', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.22283+00'),
('4', 'delete_products', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.222844+00'),
('5', 'see_menu_categories', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.222856+00'),
('6', 'see_categories', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.222867+00'),
('7', 'create_categories', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.22288+00'),
('8', 'update_categories', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.222888+00'),
('9', 'delete_categories', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.222895+00'),
('10', 'see_menu_colors', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.222906+00'),
('11', 'see_colors', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.222914+00'),
('12', 'create_colors', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.222921+00'),
('13', 'update_colors', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.222929+00'),
('14', 'delete_colors', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.222936+00'),
('15', 'see_parameters', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.222943+00'),
('16', 'create_parameters', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.22295+00'),
('17', 'update_parameters', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.222957+00'),
('18', 'delete_parameters', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.222965+00'),
('19', 'see_menu_clients', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.222973+00'),
('20', 'see_clients', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.22298+00'),
('21', 'create_clients', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.222987+00'),
('22', 'update_clients', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.222995+00'),
('23', 'delete_clients', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223002+00'),
('24', 'see_menu_companies', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223013+00'),
('25', 'see_companies', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.22302+00'),
('26', 'create_companies', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223027+00'),
('27', 'update_companies', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223035+00'),
('28', 'delete_companies', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223042+00'),
('29', 'see_menu_users', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.22305+00'),
('30', 'see_users', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223057+00'),
('31', 'create_users', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223064+00'),
('32', 'update_users', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223072+00'),
('33', 'delete_users', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223079+00'),
('34', 'see_menu_permissions', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223086+00'),
('35', 'see_permissions', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223094+00'),
('36', 'create_permissions', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223102+00'),
('37', 'update_permissions', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223112+00'),
('38', 'delete_permissions', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223119+00'),
('39', 'see_audit', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223127+00'),
('40', 'see_operations', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223134+00'),
('41', 'manage_backups', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223141+00'),
('42', 'see_menu_employees', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223149+00'),
('43', 'see_employees', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223156+00'),
('44', 'create_employees', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223163+00'),
('45', 'update_employees', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.22317+00'),
('46', 'delete_employees', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223178+00'),
('47', 'see_employee_termination', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223185+00'),
('48', 'create_employee_termination', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223192+00'),
('49', 'update_employee_termination', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.2232+00'),
('50', 'delete_employee_termination', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223209+00'),
('51', 'see_employee_general_data', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223217+00'),
('52', 'create_employee_general_data', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223224+00'),
('53', 'update_employee_general_data', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223232+00'),
('54', 'delete_employee_general_data', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223239+00'),
('55', 'print_employee_file', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223247+00'),
('56', 'load_database', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223254+00'),
('57', 'see_menu_ppes', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223261+00'),
('58', 'see_ppes', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223268+00'),
('59', 'create_ppes', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223275+00'),
('60', 'update_ppes', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223283+00'),
('61', 'delete_ppes', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.22329+00'),
('62', 'see_ppe_deliveries', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223297+00'),
('63', 'create_ppe_deliveries', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223307+00'),
('64', 'update_ppe_deliveries', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223314+00'),
('65', 'delete_ppe_deliveries', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223321+00'),
('66', 'print_ppe_deliveries', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223329+00'),
('67', 'see_training_items', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223337+00'),
('68', 'create_training_items', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223344+00'),
('69', 'update_training_items', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223351+00'),
('70', 'delete_training_items', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223359+00'),
('71', 'see_quality_items', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223366+00'),
('72', 'create_quality_items', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223373+00'),
('73', 'update_quality_items', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.22338+00'),
('74', 'delete_quality_items', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223387+00'),
('75', 'see_notifications', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223395+00'),
('76', 'see_contact_messages', '2026-11-29 01:43:46.219736+00', '2026-11-29 01:43:46.223405+00');
insert into "pictures" ("name", "kind", "width", "height", "cutout", "bytes", "created_at") overriding system value values
('09b0a0ed1e75bdef8d21d1172007cf39.jpg', 'image', '40', '40', 'false', '892', '2026-11-29 01:43:47.270568+00');
insert into "ppe_deliveries" ("id", "employee_id", "ppe_id", "round_id", "delivery_date", "next_delivery_date", "size", "quantity", "brand", "model", "certification", "comments", "images", "again", "ppe_name", "employee_name", "employee_dni", "job_title", "company_name", "company_cuit", "company_street", "company_city", "company_zip_code", "company_province", "absent", "signature", "signed_at", "device_signed_at", "signed_by", "signed_by_name", "operator", "address", "device", "sentence", "strokes", "strokes_hash", "scan", "scan_hash", "record_hash", "signature_hash", "annulled_at", "annulled_by", "annulled_by_name", "annul_reason", "created_at", "updated_at") overriding system value values
('2', '1', '1', '1', '2024-03-05', '2024-09-05', '9', '1', 'Ñú', null, null, null, '{}', 'true', 'Guantes', 'Ayelén Quiroga', '28123456', 'Uno de job_titles', 'Río Paraná SRL', '30712345671', null, 'Paraná', null, null, 'false', 'glass', '2026-11-29 01:43:47.791+00', null, '1', 'General, Administración', 'General, Administración (1)', '127.0.0.1', 'node', 'Recibí los elementos en buen estado y me explicaron su uso y conservación.', '[[[200, 2000, 0], [280, 2431, 16], [360, 2757, 32], [440, 2898, 48], [520, 2818, 64], [600, 2539, 80], [680, 2127, 96], [760, 1684, 112], [840, 1319, 128], [920, 1120, 144], [1000, 1137, 160], [1080, 1365, 176], [1160, 1749, 192], [1240, 2194, 208], [1320, 2591, 224], [1400, 2844, 240], [1480, 2890, 256], [1560, 2719, 272], [1640, 2371, 288], [1720, 1932, 304], [1800, 1510, 320], [1880, 1208, 336], [1960, 1100, 352], [2040, 1212, 368], [2120, 1517, 384], [2200, 1940, 400], [2280, 2378, 416], [2360, 2723, 432], [2440, 2892, 448], [2520, 2841, 464], [2600, 2585, 480], [2680, 2186, 496], [2760, 1741, 512], [2840, 1359, 528], [2920, 1135, 544], [3000, 1122, 560], [3080, 1324, 576], [3160, 1692, 592], [3240, 2135, 608], [3320, 2545, 624]]]', '83b8bf1a804fca0bae6c859e58e339fcba1a4433f1cd8a925db6e5545eb6fa2e', null, null, '4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668', '30fa0c5b5d4e157e943f17ba0b56a51b4809062bee1cee4328c165755312652c', null, null, null, null, '2026-11-29 01:43:47.758531+00', '2026-11-29 01:43:47.799296+00'),
('1', '1', '1', '1', '2024-03-05', '2024-09-05', '9', '1', 'Ñú', null, null, null, '{}', 'true', 'Guantes', 'Ayelén Quiroga', '28123456', 'Uno de job_titles', 'Río Paraná SRL', '30712345671', null, 'Paraná', null, null, 'false', 'glass', '2026-11-29 01:43:47.791+00', null, '1', 'General, Administración', 'General, Administración (1)', '127.0.0.1', 'node', 'Recibí los elementos en buen estado y me explicaron su uso y conservación.', '[[[200, 2000, 0], [280, 2431, 16], [360, 2757, 32], [440, 2898, 48], [520, 2818, 64], [600, 2539, 80], [680, 2127, 96], [760, 1684, 112], [840, 1319, 128], [920, 1120, 144], [1000, 1137, 160], [1080, 1365, 176], [1160, 1749, 192], [1240, 2194, 208], [1320, 2591, 224], [1400, 2844, 240], [1480, 2890, 256], [1560, 2719, 272], [1640, 2371, 288], [1720, 1932, 304], [1800, 1510, 320], [1880, 1208, 336], [1960, 1100, 352], [2040, 1212, 368], [2120, 1517, 384], [2200, 1940, 400], [2280, 2378, 416], [2360, 2723, 432], [2440, 2892, 448], [2520, 2841, 464], [2600, 2585, 480], [2680, 2186, 496], [2760, 1741, 512], [2840, 1359, 528], [2920, 1135, 544], [3000, 1122, 560], [3080, 1324, 576], [3160, 1692, 592], [3240, 2135, 608], [3320, 2545, 624]]]', '83b8bf1a804fca0bae6c859e58e339fcba1a4433f1cd8a925db6e5545eb6fa2e', null, null, '4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668', '30fa0c5b5d4e157e943f17ba0b56a51b4809062bee1cee4328c165755312652c', '2026-11-29 01:43:47.813288+00', '1', 'General, Administración', 'Talle equivocado', '2026-11-29 01:43:47.758531+00', '2026-11-29 01:43:47.818035+00');
insert into "ppe_holdings" ("employee_id", "ppe_id", "delivery_id", "delivery_date", "next_delivery_date", "is_needed", "pending_round_id", "surname", "name", "company_id", "client_id", "job_sector_id", "job_title_id", "active", "admission_date", "termination_date", "size", "search") overriding system value values
('1', '1', '2', '2024-03-05', '2024-09-05', 'true', null, 'Quiroga', 'Ayelén', '1', '1', null, '1', 'true', '2019-04-01', '2025-06-30', '9', 'ayelen quiroga ayelen 0147 28123456');
insert into "ppe_job_titles" ("ppe_id", "job_title_id", "position") overriding system value values
('1', '1', '1');
insert into "ppe_printed_records" ("code", "employee_id", "rows", "rows_hash", "sheet_hash", "printed_on", "printed_by", "printed_by_name", "created_at") overriding system value values
('Z7VV2HVNMPVHZEDC', '1', '[[1, "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "30fa0c5b5d4e157e943f17ba0b56a51b4809062bee1cee4328c165755312652c"], [2, "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "30fa0c5b5d4e157e943f17ba0b56a51b4809062bee1cee4328c165755312652c"]]', '13fd4711ebe9f799b483a4fa54de9aa0475b464dc95c35a204187144b0eafd2f', 'c72b92334e8d1d3781e0b7e10dfcd97b8883105887558c256e3d228f1743cb9b', '2026-11-28', '1', 'General, Administración', '2026-11-29 01:43:47.839491+00');
insert into "ppe_rounds" ("id", "title", "date", "signature", "closed_at", "closed_by", "closed_by_name", "company_id", "client_id", "created_at", "updated_at") overriding system value values
('1', 'Depósito', '2024-03-05', 'person', null, null, null, '1', '1', '2026-11-29 01:43:47.758531+00', '2026-11-29 01:43:47.762969+00');
insert into "ppes" ("id", "name", "description", "useful_life_months", "brand", "model", "certification", "sizes", "created_at", "updated_at") overriding system value values
('1', 'Guantes', null, null, 'Ñú', null, null, '{8,9}', '2026-11-29 01:43:47.61771+00', '2026-11-29 01:43:47.618387+00');
insert into "product_colors" ("product_id", "color_id", "position") overriding system value values
('1', '1', '1'),
('1', '2', '2');
insert into "product_count_changes" ("category_id", "products") overriding system value values
('1', '1'),
('2', '1'),
('2', '1'),
('2', '-1');
insert into "products" ("id", "name", "description", "category_id", "price", "capacity", "code", "image", "created_at", "updated_at", "image_colors") overriding system value values
('1', 'iPhone 17', 'En caja cerrada.
Un año de garantía.', '1', '1399.90', '256 GB', null, '{09b0a0ed1e75bdef8d21d1172007cf39.jpg}', '2026-11-29 01:43:47.273734+00', '2026-11-29 01:43:47.296026+00', '{}'),
('2', 'Funda "Río"', 'De silicona', '2', '10.00', null, null, '{}', '2026-11-29 01:43:47.307382+00', '2026-11-29 01:43:47.307382+00', '{}');
insert into "public_version" ("id", "version") overriding system value values
('true', '12');
insert into "qualities" ("id", "employee_id", "quality_item_id", "date", "expiration_date", "instructor", "hours", "comments", "file", "created_at", "updated_at") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05', null, null, null, null, '2026-11-29 01:43:47.746032+00', '2026-11-29 01:43:47.748119+00');
insert into "quality_cells" ("employee_id", "item_id", "certification_id", "date", "expiration_date") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05');
insert into "quality_items" ("id", "name", "description", "created_at", "updated_at", "validity_months") overriding system value values
('1', 'Uno de quality_items', null, '2026-11-29 01:43:47.611388+00', '2026-11-29 01:43:47.612716+00', null);
insert into "rate_hits" ("id", "scope", "subject", "at") overriding system value values
('3', 'contact', '127.0.0.1', '2026-11-29 01:43:47.350401+00');
insert into "sessions" ("id", "token_hash", "user_id", "created_at", "expires_at") overriding system value values
('1', E'\\x815cd775a9d5c1a35d9319c0f236640316017f014dcd86fa96396e8724a7b3b9', '1', '2026-11-29 01:43:47.032425+00', '2026-11-29 13:43:47.032425+00');
insert into "shop_identity" ("only_row", "id") overriding system value values
('true', 'f3d50904-9220-41dc-ac4e-2c59e057a80c');
insert into "signing_keys" ("name", "key", "created_at") overriding system value values
('files', E'\\x43be13be4c821e42c0f83d742c6dbe427c6943344cabbbf8d66f83157864fb6b', '2026-11-29 01:43:46.530158+00');
insert into "training_cells" ("employee_id", "item_id", "certification_id", "date", "expiration_date") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05');
insert into "training_items" ("id", "name", "description", "created_at", "updated_at", "validity_months") overriding system value values
('1', 'Uno de training_items', null, '2026-11-29 01:43:47.604902+00', '2026-11-29 01:43:47.606307+00', null);
insert into "trainings" ("id", "employee_id", "training_item_id", "date", "expiration_date", "instructor", "hours", "comments", "file", "created_at", "updated_at") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05', null, null, null, null, '2026-11-29 01:43:47.734765+00', '2026-11-29 01:43:47.73699+00');
insert into "undos" ("token_hash", "user_id", "request_id", "created_at") overriding system value values
(E'\\x4a61c8787506151bfa7ed7a016a4bf56d9346a9fb4ab9c54d189a44d8ca2e924', '1', '9729c091-83e9-4e3c-9758-5b370818b682', '2026-11-29 01:43:47.325687+00'),
(E'\\x25564ec4d07f2762ebf31c4a71a421e48af3937a3a0d7e1f244ab9e478d0ebd2', '1', '240f3feb-02a2-4a47-a842-cc621b8876bc', '2026-11-29 01:43:47.758531+00'),
(E'\\x969196ec6c6bd3d4ab891306a9e41dcce70a76b25a1bf07ce208a2a5e351a568', '1', '9b2ece62-79cd-43bd-99eb-5f62798df34a', '2026-11-29 01:43:48.157227+00'),
(E'\\x0169e8d46668574571de4fda3f684202dc4d4d7bda7a99ab39ade2884b70ef2c', '1', 'e098e0ea-6b8a-4dae-bc2e-29a3fed952db', '2026-11-29 01:43:48.217839+00'),
(E'\\x4d317d3cff84ee3c426323f5cf81eb7962324ec654e4f0469a34e0705b6fb7d1', '1', '9463a93f-2ad5-41ab-8509-347f83519956', '2026-11-29 01:43:48.250701+00');
insert into "user_permissions" ("user_id", "permission_id") overriding system value values
('1', '1'),
('1', '2'),
('1', '3'),
('1', '4'),
('1', '5'),
('1', '6'),
('1', '7'),
('1', '8'),
('1', '9'),
('1', '10'),
('1', '11'),
('1', '12'),
('1', '13'),
('1', '14'),
('1', '15'),
('1', '16'),
('1', '17'),
('1', '18'),
('1', '19'),
('1', '20'),
('1', '21'),
('1', '22'),
('1', '23'),
('1', '24'),
('1', '25'),
('1', '26'),
('1', '27'),
('1', '28'),
('1', '29'),
('1', '30'),
('1', '31'),
('1', '32'),
('1', '33'),
('1', '34'),
('1', '35'),
('1', '36'),
('1', '37'),
('1', '38'),
('1', '39'),
('1', '40'),
('1', '41'),
('1', '42'),
('1', '43'),
('1', '44'),
('1', '45'),
('1', '46'),
('1', '47'),
('1', '48'),
('1', '49'),
('1', '50'),
('1', '51'),
('1', '52'),
('1', '53'),
('1', '54'),
('1', '55'),
('1', '56'),
('1', '57'),
('1', '58'),
('1', '59'),
('1', '60'),
('1', '61'),
('1', '62'),
('1', '63'),
('1', '64'),
('1', '65'),
('1', '66'),
('1', '67'),
('1', '68'),
('1', '69'),
('1', '70'),
('1', '71'),
('1', '72'),
('1', '73'),
('1', '74'),
('1', '75'),
('1', '76');
insert into "users" ("id", "name", "surname", "dni", "email", "password_hash", "active", "image", "company_id", "client_id", "created_at", "updated_at") overriding system value values
('1', 'Administración', 'General', '20123456', 'administracion@example.com', '$argon2id$v=19$m=19456,t=2,p=1$jiAUl8S8CzIU1GS2aLdKwg$xKDNhfAzsUdVrnzAnQCS5Vy7d9mn63MQdGw1sGD2XZY', 'true', null, null, null, '2026-11-29 01:43:46.227488+00', '2026-11-29 01:43:46.416927+00'),
('2', 'Luz', 'Peralta', '30123456', 'luz@example.com', '$argon2id$v=19$m=19456,t=2,p=1$O69D285HrXK1d8cduAtY+w$a0XcF0AaaRc5Av1jSPM62e1MGwsXKgRKKsuyskUd0NU', 'true', null, '1', null, '2026-11-29 01:43:47.435799+00', '2026-11-29 01:43:47.439104+00'),
('3', 'Luz', 'Peralta', '30123457', 'luz.2@example.com', '$argon2id$v=19$m=19456,t=2,p=1$qIW4EwO4lVp91CeoUjH17Q$IibjEUTtFgEmPptNQMWNoygvoWmD0rgBDCsw2aD/+qk', 'false', null, null, '1', '2026-11-29 01:43:47.535866+00', '2026-11-29 01:43:47.538487+00');
select setval('attachments_id_seq', 1);
select setval('audit_id_seq', 44);
select setval('categories_id_seq', 2);
select setval('ccts_id_seq', 1);
select setval('clients_id_seq', 1);
select setval('colors_id_seq', 4);
select setval('companies_id_seq', 1);
select setval('contact_messages_id_seq', 1);
select setval('contract_types_id_seq', 1);
select setval('cost_centers_id_seq', 1);
select setval('employee_status_id_seq', 1);
select setval('employees_id_seq', 3);
select setval('employment_periods_id_seq', 1);
select setval('events_id_seq', 1);
select setval('imports_id_seq', 2);
select setval('job_categories_id_seq', 1);
select setval('job_sectors_id_seq', 1);
select setval('job_titles_id_seq', 1);
select setval('management_levels_id_seq', 1);
select setval('parameters_id_seq', 1);
select setval('permissions_id_seq', 76);
select setval('ppe_deliveries_id_seq', 2);
select setval('ppe_rounds_id_seq', 1);
select setval('ppes_id_seq', 1);
select setval('products_id_seq', 3);
select setval('qualities_id_seq', 1);
select setval('quality_items_id_seq', 1);
select setval('rate_hits_id_seq', 3);
select setval('sessions_id_seq', 1);
select setval('training_items_id_seq', 1);
select setval('trainings_id_seq', 1);
select setval('users_id_seq', 3);
