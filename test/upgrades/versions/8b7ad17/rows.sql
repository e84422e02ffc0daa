insert into "attachments" ("id", "employee_id", "type", "file", "name", "media_type", "size", "created_at", "updated_at") overriding system value values
('1', '1', 'contract', '77ae5bccbb54300efaf7d1e7517cc7ab', 'contrato.pdf', 'application/pdf', '15', '2026-11-28 20:33:47.286443+00', '2026-11-28 20:33:47.289557+00');
insert into "audit" ("id", "at", "user_id", "resource", "entity_id", "action", "before", "after", "request_id", "company_id", "client_id", "input") overriding system value values
('1', '2026-11-28 20:33:46.678632+00', '1', 'categories', '1', 'created', null, '{"id": 1, "name": "Teléfonos", "image": null, "created_at": "2026-11-28T20:33:46.675023Z", "updated_at": "2026-11-28T20:33:46.678089Z", "description": "Nuevos y usados"}', '9da8ac0d-da1d-4aac-acbf-158e22723e4e', null, null, null),
('2', '2026-11-28 20:33:46.689855+00', '1', 'categories', '2', 'created', null, '{"id": 2, "name": "Accesorios", "image": null, "created_at": "2026-11-28T20:33:46.689039Z", "updated_at": "2026-11-28T20:33:46.689591Z", "description": "Fundas y cargadores"}', '5eaee9d2-cacf-484d-94ff-a5f0b1a6b868', null, null, null),
('3', '2026-11-28 20:33:46.696789+00', '1', 'colors', '1', 'created', null, '{"id": 1, "name": "Grafito", "color_code": "#3A3A3C", "created_at": "2026-11-28T20:33:46.695349Z", "updated_at": "2026-11-28T20:33:46.696393Z"}', 'c9e5372f-608e-40d3-8db8-123f15e4386d', null, null, null),
('4', '2026-11-28 20:33:46.702658+00', '1', 'colors', '2', 'created', null, '{"id": 2, "name": "Ñandú", "color_code": "#8B7355", "created_at": "2026-11-28T20:33:46.701970Z", "updated_at": "2026-11-28T20:33:46.702503Z"}', '7b591857-f9d7-4c3b-8416-7cb6136a61fd', null, null, null),
('5', '2026-11-28 20:33:46.887133+00', '1', 'products', '1', 'created', null, E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["df31c815a692ba61db2c7bad0ade66ca.jpg"], "price": 1249.50, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-28T20:33:46.881692Z", "updated_at": "2026-11-28T20:33:46.881692Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "image_colors": {}, "category_image": null, "category_description": "Nuevos y usados"}', '0d6d914e-d376-4517-9ff5-6fa667927f5d', null, null, null),
('6', '2026-11-28 20:33:46.901894+00', '1', 'products', '1', 'updated', E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["df31c815a692ba61db2c7bad0ade66ca.jpg"], "price": 1249.5, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-28T20:33:46.881692Z", "updated_at": "2026-11-28T20:33:46.881692Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "image_colors": {}, "category_image": null, "category_description": "Nuevos y usados"}', E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["df31c815a692ba61db2c7bad0ade66ca.jpg"], "price": 1399.90, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-28T20:33:46.881692Z", "updated_at": "2026-11-28T20:33:46.901441Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "image_colors": {}, "category_image": null, "category_description": "Nuevos y usados"}', 'd294152e-ea8d-4fe9-8cf2-2ecd295e9c52', null, null, null),
('7', '2026-11-28 20:33:46.911031+00', '1', 'products', '2', 'created', null, E'{"id": 2, "code": null, "name": "Funda \\"Río\\"", "image": [], "price": 10.00, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-28T20:33:46.910433Z", "updated_at": "2026-11-28T20:33:46.910433Z", "category_id": 2, "description": "De silicona", "image_colors": {}, "category_image": null, "category_description": "Fundas y cargadores"}', '97356fe6-e377-4c10-b685-dcc8843cfd6c', null, null, null),
('8', '2026-11-28 20:33:46.919797+00', '1', 'products', '3', 'created', null, '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5.00, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-28T20:33:46.919313Z", "updated_at": "2026-11-28T20:33:46.919313Z", "category_id": 2, "description": "Un metro", "image_colors": {}, "category_image": null, "category_description": "Fundas y cargadores"}', '5127de1c-ec45-4b51-b35b-67be12096e7e', null, null, null),
('9', '2026-11-28 20:33:46.93004+00', '1', 'products', '3', 'deleted', '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-28T20:33:46.919313Z", "updated_at": "2026-11-28T20:33:46.919313Z", "category_id": 2, "description": "Un metro", "image_colors": {}, "category_image": null, "category_description": "Fundas y cargadores"}', null, 'a0456e04-4e6e-4169-97be-f95e6e589012', null, null, null),
('10', '2026-11-28 20:33:46.940943+00', '1', 'parameters', '1', 'created', null, E'{"id": 1, "map": null, "email": "hola@example.com", "image": null, "phone": "(0343) 555-0142", "address": null, "end_hour": null, "exchange": null, "facebook": null, "linkedin": null, "whatsapp": null, "instagram": null, "shop_name": null, "created_at": "2026-11-28T20:33:46.938938Z", "hours_text": null, "start_hour": null, "updated_at": "2026-11-28T20:33:46.940412Z", "messages_months": null, "retention_years": 10, "search_synonyms": "reparación, arreglo, reparar, arreglar, servicio técnico, roto, rota, rotura, partida, astillada, estallada, repair, fix, broken, conserto, consertar, quebrada\\npantalla, screen, tela\\nbatería, battery\\ncambio, reemplazo, replacement, troca\\nauriculares, AirPods, EarPods, headphones, earphones, fones de ouvido\\ncelular, celu, teléfono, iPhone, phone, telefone\\nnotebook, laptop, portátil, MacBook\\ncomputadora, compu, Mac, computer, computador\\ntablet, tableta, iPad\\nreloj, smartwatch, Watch, relógio\\nfunda, case, carcasa, cover, capa\\ncargador, adaptador de corriente, charger, carregador\\ntipo c, USB-C, USB C, type c\\nconector de carga, pin de carga, charging port\\nparlante, altavoz, HomePod, speaker, caixa de som\\nlápiz, Pencil, caneta\\nratón, Mouse\\nteclado, Keyboard\\nmonitor, Display\\nlocalizador, rastreador, AirTag, tracker\\nusado, usada, seminuevo, segunda mano, used, seminovo", "surcharge_transfer": null, "license_notice_days": 30, "birth_date_notice_days": 7, "surcharge_foreing_money": null, "ppe_delivery_notice_days": 15, "certification_notice_days": 30, "medical_check_notice_days": 30, "surcharge_credit_percentage": null}', 'fabce8cc-02d8-4710-8eb5-9c07dac6b357', null, null, null),
('11', '2026-11-28 20:33:47.017554+00', '1', 'companies', '1', 'created', null, '{"id": 1, "city": "Paraná", "cuit": "30712345671", "logo": null, "name": "Río Paraná SRL", "image": null, "phone": null, "address": "Paraná", "country": null, "province": null, "zip_code": null, "created_at": "2026-11-28T20:33:47.014066Z", "updated_at": "2026-11-28T20:33:47.015769Z", "address_number": null, "address_street": null}', 'e4e94d83-baac-4078-9674-a59b655a5c78', '1', null, null),
('12', '2026-11-28 20:33:47.036266+00', '1', 'clients', '1', 'created', null, '{"id": 1, "city": "Oro Verde", "name": "Colegio Ñandubay", "image": null, "phone": null, "address": "Oro Verde", "country": null, "province": null, "zip_code": null, "created_at": "2026-11-28T20:33:47.034311Z", "updated_at": "2026-11-28T20:33:47.035508Z", "address_number": null, "address_street": null}', 'd3050c2a-cdc4-4dd8-9d65-945ab90f7266', null, '1', null),
('13', '2026-11-28 20:33:47.093843+00', '1', 'users', '2', 'created', null, '{"id": 2, "dni": "30123456", "name": "Luz", "email": "luz@example.com", "image": null, "active": true, "client": null, "company": "Río Paraná SRL", "surname": "Peralta", "client_id": null, "company_id": 1, "created_at": "2026-11-28T20:33:47.087450Z", "updated_at": "2026-11-28T20:33:47.092759Z"}', 'abcfc96d-21de-41d0-85ee-5f38d4649f98', '1', null, null),
('14', '2026-11-28 20:33:47.117705+00', '1', 'users', '3', 'created', null, '{"id": 3, "dni": "30123457", "name": "Luz", "email": "luz.2@example.com", "image": null, "active": false, "client": "Colegio Ñandubay", "company": null, "surname": "Peralta", "client_id": 1, "company_id": null, "created_at": "2026-11-28T20:33:47.114856Z", "updated_at": "2026-11-28T20:33:47.117181Z"}', '74f30d0c-1681-4bcc-844d-6a8bded210d5', null, '1', null),
('15', '2026-11-28 20:33:47.125362+00', '1', 'contract_types', '1', 'created', null, '{"id": 1, "name": "Uno de contract_types", "created_at": "2026-11-28T20:33:47.123755Z", "updated_at": "2026-11-28T20:33:47.124773Z", "description": null}', '464f3fec-77af-4699-a832-d1e4aafbaf98', null, null, null),
('16', '2026-11-28 20:33:47.132956+00', '1', 'cost_centers', '1', 'created', null, '{"id": 1, "name": "Uno de cost_centers", "created_at": "2026-11-28T20:33:47.131202Z", "updated_at": "2026-11-28T20:33:47.132388Z", "description": null}', '138326da-419c-4b90-8dd8-15ebdc01775a', null, null, null),
('17', '2026-11-28 20:33:47.139622+00', '1', 'employee_status', '1', 'created', null, '{"id": 1, "name": "Uno de employee_status", "created_at": "2026-11-28T20:33:47.138072Z", "updated_at": "2026-11-28T20:33:47.139036Z", "description": null}', 'd5b6df50-ca02-4ed0-b255-b7f88c066867', null, null, null),
('18', '2026-11-28 20:33:47.147208+00', '1', 'job_categories', '1', 'created', null, '{"id": 1, "name": "Uno de job_categories", "created_at": "2026-11-28T20:33:47.145669Z", "updated_at": "2026-11-28T20:33:47.146654Z", "description": null}', '24c31a68-ed39-4164-b4be-3ef28d948e69', null, null, null),
('19', '2026-11-28 20:33:47.153245+00', '1', 'job_sectors', '1', 'created', null, '{"id": 1, "name": "Uno de job_sectors", "created_at": "2026-11-28T20:33:47.151750Z", "updated_at": "2026-11-28T20:33:47.152699Z", "description": null}', 'd5537f16-35d5-41e6-b563-5877dbf2525b', null, null, null),
('20', '2026-11-28 20:33:47.159028+00', '1', 'job_titles', '1', 'created', null, '{"id": 1, "name": "Uno de job_titles", "created_at": "2026-11-28T20:33:47.157429Z", "updated_at": "2026-11-28T20:33:47.158457Z", "description": null}', 'a386a5b5-032f-4cc5-a5e7-82f23085774f', null, null, null),
('21', '2026-11-28 20:33:47.165029+00', '1', 'management_levels', '1', 'created', null, '{"id": 1, "name": "Uno de management_levels", "created_at": "2026-11-28T20:33:47.163524Z", "updated_at": "2026-11-28T20:33:47.164471Z", "description": null}', '376b122f-7460-472a-9aff-d6f399dd9f89', null, null, null),
('22', '2026-11-28 20:33:47.17139+00', '1', 'ccts', '1', 'created', null, '{"id": 1, "name": "Uno de ccts", "created_at": "2026-11-28T20:33:47.169282Z", "updated_at": "2026-11-28T20:33:47.170753Z", "description": null}', '16e9b5bc-4f40-4e5d-bd31-f7ed52e4f6c8', null, null, null),
('23', '2026-11-28 20:33:47.178462+00', '1', 'training_items', '1', 'created', null, '{"id": 1, "name": "Uno de training_items", "created_at": "2026-11-28T20:33:47.176099Z", "job_titles": [], "updated_at": "2026-11-28T20:33:47.177840Z", "description": null, "validity_months": null}', '41d68d90-80cf-429b-88db-886e5e15e518', null, null, null),
('24', '2026-11-28 20:33:47.18581+00', '1', 'quality_items', '1', 'created', null, '{"id": 1, "name": "Uno de quality_items", "created_at": "2026-11-28T20:33:47.183514Z", "job_titles": [], "updated_at": "2026-11-28T20:33:47.185074Z", "description": null, "validity_months": null}', '633f671b-c9b4-4246-b757-2f9ff91e7548', null, null, null),
('25', '2026-11-28 20:33:47.198313+00', '1', 'ppes', '1', 'created', null, '{"id": 1, "name": "Guantes", "brand": "Ñú", "model": null, "sizes": ["8", "9"], "created_at": "2026-11-28T20:33:47.190382Z", "job_titles": [{"id": 1, "name": "Uno de job_titles"}], "updated_at": "2026-11-28T20:33:47.191952Z", "description": null, "certification": null, "useful_life_months": null}', 'eeaadff2-2469-4384-95d4-31d9ea1c3f1c', null, null, null),
('26', '2026-11-28 20:33:47.232455+00', '1', 'employees', '1', 'created', null, '{"id": 1, "cct": null, "dni": "28123456", "city": "Paraná", "cuil": null, "name": "Ayelén", "image": null, "active": true, "cct_id": null, "client": "Colegio Ñandubay", "gender": "female", "status": "Uno de employee_status", "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Quiroga", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": 1, "job_title": "Uno de job_titles", "ppe_sizes": [{"ppe": "Guantes", "size": "9", "ppe_id": 1}], "status_id": 1, "birth_date": "1981-03-05", "company_id": 1, "created_at": "2026-11-28T20:33:47.204468Z", "employable": true, "job_sector": null, "salary_cbu": "2850590940090418135201", "updated_at": "2026-11-28T20:33:47.206582Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": 1, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": "2019-04-01", "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": "A.3,B.1", "employee_file_number": "0147", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '61ddbb9f-1c17-49b4-bee4-944c13f5dd4f', '1', '1', null),
('27', '2026-11-28 20:33:47.289904+00', '1', 'attachments', '1', 'created', null, '{"id": 1, "file": {"key": "77ae5bccbb54300efaf7d1e7517cc7ab", "name": "contrato.pdf", "size": 15, "media_type": "application/pdf"}, "name": "contrato.pdf", "size": 15, "type": "contract", "created_at": "2026-11-28T20:33:47.286443Z", "media_type": "application/pdf", "updated_at": "2026-11-28T20:33:47.289557Z", "employee_id": 1}', '4e7bbb82-3d33-40d3-aecd-5ecfdcd685fc', '1', '1', null),
('28', '2026-11-28 20:33:47.298651+00', '1', 'trainings', '1', 'created', null, '{"id": 1, "date": "2024-03-05", "file": null, "hours": null, "comments": null, "created_at": "2026-11-28T20:33:47.296420Z", "instructor": null, "updated_at": "2026-11-28T20:33:47.298250Z", "employee_id": 1, "employee_name": "Ayelén", "training_item": "Uno de training_items", "expiration_date": "2025-03-05", "employee_surname": "Quiroga", "training_item_id": 1, "employee_file_number": "0147"}', '2ffe93b1-7f05-43ae-a06e-2fd9e8924765', '1', '1', null),
('29', '2026-11-28 20:33:47.308039+00', '1', 'qualities', '1', 'created', null, '{"id": 1, "date": "2024-03-05", "file": null, "hours": null, "comments": null, "created_at": "2026-11-28T20:33:47.305669Z", "instructor": null, "updated_at": "2026-11-28T20:33:47.307466Z", "employee_id": 1, "quality_item": "Uno de quality_items", "employee_name": "Ayelén", "expiration_date": "2025-03-05", "quality_item_id": 1, "employee_surname": "Quiroga", "employee_file_number": "0147"}', '0ee2500a-7bb0-41f1-87fe-c086313739aa', '1', '1', null),
('30', '2026-11-28 20:33:47.320835+00', '1', 'ppe_rounds', '1', 'created', null, '{"id": 1, "date": "2024-03-05", "title": "Depósito", "client": "Colegio Ñandubay", "company": "Río Paraná SRL", "client_id": 1, "closed_at": null, "signature": "person", "company_id": 1, "created_at": "2026-11-28T20:33:47.316598Z", "updated_at": "2026-11-28T20:33:47.320381Z", "closed_by_name": null}', '85cd4942-86fd-4efd-867f-8b3530b055a2', '1', '1', null),
('31', '2026-11-28 20:33:47.327298+00', '1', 'ppe_deliveries', '1', 'created', null, '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": null, "signed_at": null, "signed_by": null, "created_at": "2026-11-28T20:33:47.316598Z", "updated_at": "2026-11-28T20:33:47.326537Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": null, "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": null, "signed_by_name": null, "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '85cd4942-86fd-4efd-867f-8b3530b055a2', '1', '1', null),
('32', '2026-11-28 20:33:47.327473+00', '1', 'ppe_deliveries', '2', 'created', null, '{"id": 2, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": null, "signed_at": null, "signed_by": null, "created_at": "2026-11-28T20:33:47.316598Z", "updated_at": "2026-11-28T20:33:47.327190Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": null, "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": null, "signed_by_name": null, "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '85cd4942-86fd-4efd-867f-8b3530b055a2', '1', '1', null),
('33', '2026-11-28 20:33:47.35436+00', '1', 'ppe_deliveries', '1', 'signed', '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": null, "signed_at": null, "signed_by": null, "created_at": "2026-11-28T20:33:47.316598Z", "updated_at": "2026-11-28T20:33:47.326537Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": null, "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": null, "signed_by_name": null, "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": "glass", "signed_at": "2026-11-28T20:33:47.344000Z", "signed_by": 1, "created_at": "2026-11-28T20:33:47.316598Z", "updated_at": "2026-11-28T20:33:47.349027Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": "44f863924852b93e14d673a1103b7d20ac9e8fbca249000d72961f82fe824f03", "signed_by_name": "General, Administración", "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', 'f71b661c-9ed7-4346-9a3f-8425114562d1', '1', '1', null),
('34', '2026-11-28 20:33:47.354505+00', '1', 'ppe_deliveries', '2', 'signed', '{"id": 2, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": null, "signed_at": null, "signed_by": null, "created_at": "2026-11-28T20:33:47.316598Z", "updated_at": "2026-11-28T20:33:47.327190Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": null, "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": null, "signed_by_name": null, "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '{"id": 2, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": "glass", "signed_at": "2026-11-28T20:33:47.344000Z", "signed_by": 1, "created_at": "2026-11-28T20:33:47.316598Z", "updated_at": "2026-11-28T20:33:47.349533Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": "44f863924852b93e14d673a1103b7d20ac9e8fbca249000d72961f82fe824f03", "signed_by_name": "General, Administración", "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', 'f71b661c-9ed7-4346-9a3f-8425114562d1', '1', '1', null),
('35', '2026-11-28 20:33:47.368718+00', '1', 'ppe_deliveries', '1', 'annul', '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": "glass", "signed_at": "2026-11-28T20:33:47.344000Z", "signed_by": 1, "created_at": "2026-11-28T20:33:47.316598Z", "updated_at": "2026-11-28T20:33:47.349027Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": "44f863924852b93e14d673a1103b7d20ac9e8fbca249000d72961f82fe824f03", "signed_by_name": "General, Administración", "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": "glass", "signed_at": "2026-11-28T20:33:47.344000Z", "signed_by": 1, "created_at": "2026-11-28T20:33:47.316598Z", "updated_at": "2026-11-28T20:33:47.363257Z", "annulled_at": "2026-11-28T20:33:47.360003Z", "annulled_by": 1, "employee_id": 1, "record_hash": "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "annul_reason": "Talle equivocado", "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": "44f863924852b93e14d673a1103b7d20ac9e8fbca249000d72961f82fe824f03", "signed_by_name": "General, Administración", "annulled_by_name": "General, Administración", "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '00f4e7cf-6bbb-455b-adb6-ab95f7598e15', '1', '1', '{"reason": "Talle equivocado"}'),
('36', '2026-11-28 20:33:47.72915+00', '1', 'employees', '1', 'terminate', '{"id": 1, "cct": null, "dni": "28123456", "city": "Paraná", "cuil": null, "name": "Ayelén", "image": null, "active": true, "cct_id": null, "client": "Colegio Ñandubay", "gender": "female", "status": "Uno de employee_status", "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Quiroga", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": 1, "job_title": "Uno de job_titles", "ppe_sizes": [{"ppe": "Guantes", "size": "9", "ppe_id": 1}], "status_id": 1, "birth_date": "1981-03-05", "company_id": 1, "created_at": "2026-11-28T20:33:47.204468Z", "employable": true, "job_sector": null, "salary_cbu": "2850590940090418135201", "updated_at": "2026-11-28T20:33:47.206582Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": 1, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": "2019-04-01", "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": "A.3,B.1", "employee_file_number": "0147", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '{"id": 1, "cct": null, "dni": "28123456", "city": "Paraná", "cuil": null, "name": "Ayelén", "image": null, "active": false, "cct_id": null, "client": "Colegio Ñandubay", "gender": "female", "status": "Uno de employee_status", "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Quiroga", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": 1, "job_title": "Uno de job_titles", "ppe_sizes": [{"ppe": "Guantes", "size": "9", "ppe_id": 1}], "status_id": 1, "birth_date": "1981-03-05", "company_id": 1, "created_at": "2026-11-28T20:33:47.204468Z", "employable": true, "job_sector": null, "salary_cbu": "2850590940090418135201", "updated_at": "2026-11-28T20:33:47.712204Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": 1, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": "2019-04-01", "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": "2025-06-30", "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": "A.3,B.1", "employee_file_number": "0147", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', 'c1956d18-ef44-49b6-a33d-30039f48769f', '1', '1', '{"employable": true, "termination_date": "2025-06-30", "termination_reason": null, "termination_comments": null}'),
('37', '2026-11-28 20:33:47.742516+00', '1', 'employees', '2', 'created', null, '{"id": 2, "cct": null, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "client": null, "gender": null, "status": null, "address": null, "company": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "job_title": null, "ppe_sizes": [], "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-28T20:33:47.737607Z", "employable": true, "job_sector": null, "salary_cbu": null, "updated_at": "2026-11-28T20:33:47.742084Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": null, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', 'ea20bd01-bc83-45aa-a164-a68487fcef46', null, null, null),
('38', '2026-11-28 20:33:47.761515+00', '1', 'employees', '2', 'deleted', '{"id": 2, "cct": null, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "client": null, "gender": null, "status": null, "address": null, "company": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "job_title": null, "ppe_sizes": [], "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-28T20:33:47.737607Z", "employable": true, "job_sector": null, "salary_cbu": null, "updated_at": "2026-11-28T20:33:47.742084Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": null, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', null, 'd9f4cf5f-e8e5-4cae-9b09-eaaf1570f2eb', null, null, null),
('39', '2026-11-28 20:33:47.772799+00', '1', 'events', '1', 'created', null, '{"id": 1, "end": "2024-03-05", "time": "09:00", "type": "meeting", "start": "2024-03-05", "title": "Reunión de seguridad", "client": null, "notify": true, "repeat": "weekly", "company": "Río Paraná SRL", "skipped": [], "end_time": "09:40", "client_id": null, "company_id": 1, "created_at": "2026-11-28T20:33:47.770620Z", "updated_at": "2026-11-28T20:33:47.771956Z", "notify_days": 3, "repeat_until": "2024-04-30"}', 'd4c25658-50c8-4f4b-87f2-c7d1b2dc928c', '1', null, null),
('40', '2026-11-28 20:33:47.780901+00', '1', 'events', '1', 'skip', '{"id": 1, "end": "2024-03-05", "time": "09:00", "type": "meeting", "start": "2024-03-05", "title": "Reunión de seguridad", "client": null, "notify": true, "repeat": "weekly", "company": "Río Paraná SRL", "skipped": [], "end_time": "09:40", "client_id": null, "company_id": 1, "created_at": "2026-11-28T20:33:47.770620Z", "updated_at": "2026-11-28T20:33:47.771956Z", "notify_days": 3, "repeat_until": "2024-04-30"}', '{"id": 1, "end": "2024-03-05", "time": "09:00", "type": "meeting", "start": "2024-03-05", "title": "Reunión de seguridad", "client": null, "notify": true, "repeat": "weekly", "company": "Río Paraná SRL", "skipped": ["2024-03-19"], "end_time": "09:40", "client_id": null, "company_id": 1, "created_at": "2026-11-28T20:33:47.770620Z", "updated_at": "2026-11-28T20:33:47.779363Z", "notify_days": 3, "repeat_until": "2024-04-30"}', 'db85bfe8-2c11-4ebf-a9be-fd2bee54d4ea', '1', null, '{"date": "2024-03-19"}'),
('41', '2026-11-28 20:33:47.789219+00', '1', 'employees', '3', 'created', null, '{"id": 3, "cct": null, "dni": null, "city": null, "cuil": null, "name": "Nahuel", "image": null, "active": true, "cct_id": null, "client": null, "gender": null, "status": null, "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Ibáñez", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "job_title": null, "ppe_sizes": [], "status_id": null, "birth_date": null, "company_id": 1, "created_at": "2026-11-28T20:33:47.785262Z", "employable": true, "job_sector": null, "salary_cbu": null, "updated_at": "2026-11-28T20:33:47.788687Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": null, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0149", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": "2024-09-05"}', '507093fd-5ee8-490e-9031-1eedd73b9ead', '1', null, null),
('42', '2026-11-28 20:33:48.577426+00', '1', 'colors', '3', 'created', null, '{"id": 3, "name": "Lila true", "color_code": "#B497D6", "created_at": "2026-11-28T20:33:48.572255Z", "updated_at": "2026-11-28T20:33:48.575303Z"}', 'load-4b39b535-7be1-4115-b5dc-57d6b6aeaba3', null, null, null),
('43', '2026-11-28 20:33:48.57835+00', '1', 'colors', '4', 'created', null, '{"id": 4, "name": "Dorado true", "color_code": "#FFD700", "created_at": "2026-11-28T20:33:48.572255Z", "updated_at": "2026-11-28T20:33:48.577324Z"}', 'load-4b39b535-7be1-4115-b5dc-57d6b6aeaba3', null, null, null),
('44', '2026-11-28 20:33:48.643859+00', '1', 'colors', '-1', 'loaded', null, '{"load": {"id": 1, "name": "planilla.csv", "names": 0, "created": 2, "deleted": 0, "updated": 0, "request_id": "load-4b39b535-7be1-4115-b5dc-57d6b6aeaba3"}}', null, null, null, null);
insert into "calendar_feeds" ("user_id", "token_hash", "layers", "created_at", "last_read") overriding system value values
('1', E'\\x8c3d1ecb0f59ff6cf18f0c1512312603799114d18199a6010fdfe8050fe4d4c3', '{events,medical_check}', '2026-11-28 20:33:47.812021+00', null);
insert into "categories" ("id", "name", "description", "image", "created_at", "updated_at") overriding system value values
('1', 'Teléfonos', 'Nuevos y usados', null, '2026-11-28 20:33:46.675023+00', '2026-11-28 20:33:46.678089+00'),
('2', 'Accesorios', 'Fundas y cargadores', null, '2026-11-28 20:33:46.689039+00', '2026-11-28 20:33:46.689591+00');
insert into "ccts" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de ccts', null, '2026-11-28 20:33:47.169282+00', '2026-11-28 20:33:47.170753+00');
insert into "clients" ("id", "name", "address_street", "address_number", "zip_code", "city", "province", "country", "phone", "image", "created_at", "updated_at") overriding system value values
('1', 'Colegio Ñandubay', null, null, null, 'Oro Verde', null, null, null, null, '2026-11-28 20:33:47.034311+00', '2026-11-28 20:33:47.035508+00');
insert into "colors" ("id", "name", "color_code", "created_at", "updated_at") overriding system value values
('1', 'Grafito', '#3A3A3C', '2026-11-28 20:33:46.695349+00', '2026-11-28 20:33:46.696393+00'),
('2', 'Ñandú', '#8B7355', '2026-11-28 20:33:46.70197+00', '2026-11-28 20:33:46.702503+00'),
('3', 'Lila true', '#B497D6', '2026-11-28 20:33:48.572255+00', '2026-11-28 20:33:48.575303+00'),
('4', 'Dorado true', '#FFD700', '2026-11-28 20:33:48.572255+00', '2026-11-28 20:33:48.577324+00');
insert into "companies" ("id", "name", "cuit", "address_street", "address_number", "zip_code", "city", "province", "country", "phone", "image", "created_at", "updated_at") overriding system value values
('1', 'Río Paraná SRL', '30712345671', null, null, null, 'Paraná', null, null, null, null, '2026-11-28 20:33:47.014066+00', '2026-11-28 20:33:47.015769+00');
insert into "contact_messages" ("id", "name", "email", "message", "read", "mailed_at", "created_at", "updated_at", "answered_at", "answered_by_name") overriding system value values
('1', 'Luz', 'luz@example.com', '¿Tienen repuestos?
Gracias.', 'false', null, '2026-11-28 20:33:46.949693+00', '2026-11-28 20:33:46.949693+00', null, null);
insert into "contract_types" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de contract_types', null, '2026-11-28 20:33:47.123755+00', '2026-11-28 20:33:47.124773+00');
insert into "cost_centers" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de cost_centers', null, '2026-11-28 20:33:47.131202+00', '2026-11-28 20:33:47.132388+00');
insert into "deleted_rows" ("audit_id", "resource", "entity_id", "row", "links", "pictures", "files", "held", "deleted_at") overriding system value values
('9', 'products', '3', '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5.00, "search": "cable   un metro 5.00 5,00", "capacity": null, "created_at": "2026-11-28T17:33:46.919313-03:00", "updated_at": "2026-11-28T17:33:46.919313-03:00", "category_id": 2, "description": "Un metro", "image_colors": {}, "window_search": "cable   un metro"}', '{"product_wants": [], "product_colors": []}', '[]', '[]', '{}', '2026-11-28 20:33:46.925798+00'),
('38', 'employees', '2', '{"id": 2, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "gender": null, "search": "joaquin rolon joaquin 0148           ", "address": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-28T17:33:47.737607-03:00", "employable": true, "salary_cbu": null, "updated_at": "2026-11-28T17:33:47.742084-03:00", "cost_center": null, "nationality": null, "job_title_id": null, "phone_number": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "health_insurance": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '{"employee_ppe_sizes": [], "employment_periods": []}', '[]', '[]', '{}', '2026-11-28 20:33:47.749027+00');
insert into "employee_ppe_sizes" ("employee_id", "ppe_id", "size", "position") overriding system value values
('1', '1', '9', '1');
insert into "employee_status" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de employee_status', null, '2026-11-28 20:33:47.138072+00', '2026-11-28 20:33:47.139036+00');
insert into "employees" ("id", "name", "surname", "image", "employee_file_number", "dni", "cuil", "nationality", "gender", "birth_date", "marital_status", "children", "address", "zip_code", "city", "locality", "province", "country", "phone_number", "phone_number_2", "personal_email", "company_id", "client_id", "job_sector_id", "job_title_id", "job_category_id", "contract_type_id", "cct_id", "management_level_id", "cost_center", "status_id", "active", "health_insurance", "driver_license_class", "driver_expiration_date", "medical_check_expiration", "salary_bank_name", "salary_account_number", "salary_cbu", "fund_bank_name", "fund_account_number", "fund_cbu", "admission_date", "termination_date", "termination_reason", "termination_comments", "employable", "created_at", "updated_at") overriding system value values
('1', 'Ayelén', 'Quiroga', null, '0147', '28123456', null, null, 'female', '1981-03-05', null, null, null, null, 'Paraná', null, null, null, null, null, null, '1', '1', null, '1', null, null, null, null, null, '1', 'true', null, 'A.3,B.1', null, null, null, null, '2850590940090418135201', null, null, null, '2019-04-01', '2025-06-30', null, null, 'true', '2026-11-28 20:33:47.204468+00', '2026-11-28 20:33:47.712204+00'),
('3', 'Nahuel', 'Ibáñez', null, '0149', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', null, null, null, null, null, null, null, null, null, 'true', null, null, null, '2024-09-05', null, null, null, null, null, null, null, null, null, null, 'true', '2026-11-28 20:33:47.785262+00', '2026-11-28 20:33:47.788687+00');
insert into "employment_periods" ("id", "employee_id", "admission_date", "termination_date", "termination_reason", "termination_comments", "employable", "created_at", "updated_at", "switched_on") overriding system value values
('1', '1', '2019-04-01', '2025-06-30', null, null, 'true', '2026-11-28 20:33:47.204468+00', '2026-11-28 20:33:47.711208+00', 'false');
insert into "events" ("id", "title", "type", "start", "end", "time", "end_time", "notify", "notify_days", "repeat", "repeat_until", "skipped", "company_id", "client_id", "created_at", "updated_at") overriding system value values
('1', 'Reunión de seguridad', 'meeting', '2024-03-05', '2024-03-05', '09:00', '09:40', 'true', '3', 'weekly', '2024-04-30', '{2024-03-19}', '1', null, '2026-11-28 20:33:47.77062+00', '2026-11-28 20:33:47.779363+00');
insert into "files" ("key", "name", "media_type", "bytes", "sha256", "resource", "entity_id", "created_by", "created_at") overriding system value values
('77ae5bccbb54300efaf7d1e7517cc7ab', 'contrato.pdf', 'application/pdf', '15', E'\\x14bcd090baf31edba64e9cbd8cdfc15f943344aa72cb3675ad8e91bfcbce03ad', 'attachments', '1', '1', '2026-11-28 20:33:47.286443+00'),
('adaa35af89bd4af89112a526bed93a88', 'planilla.csv', 'application/octet-stream', '54', E'\\x6b051b1018e8cf28345ee3061fb0d4dfa8d382a30c0ceaec03c10c10488e67cc', 'imports', null, '1', '2026-11-28 20:33:47.822153+00'),
('093ccdceb1ab7c1ef676877243261ef8', 'planilla.csv', 'application/octet-stream', '55', E'\\x44ae0811a6f65b7936d4c4ed49fcce1f0593ab23af49b27a7ee4b9e9d53c054b', 'imports', null, '1', '2026-11-28 20:33:48.68054+00');
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
('2', '1', 'planilla.csv', '093ccdceb1ab7c1ef676877243261ef8', null, 'es', 'pending', '{"kind": "csv", "rows": 2, "sheet": 0, "sheets": [""], "columns": [{"dates": "dmy", "column": "A", "filled": 2, "heading": "Nombre", "samples": ["Lila false", "Dorado false"], "decimals": "comma"}, {"dates": "dmy", "column": "B", "filled": 2, "heading": "Código", "samples": ["#b497d6", "dorado"], "decimals": "comma"}], "suggested": {"ccts": {"name": "A"}, "ppes": {"name": "A"}, "users": {"name": "A"}, "colors": {"name": "A", "color_code": "B"}, "clients": {"name": "A"}, "periods": {}, "products": {"code": "B", "name": "A"}, "companies": {"name": "A"}, "employees": {"name": "A"}, "qualities": {}, "trainings": {}, "categories": {"name": "A"}, "job_titles": {"name": "A"}, "parameters": {}, "job_sectors": {"name": "A"}, "cost_centers": {"name": "A"}, "quality_items": {"name": "A"}, "contract_types": {"name": "A"}, "job_categories": {"name": "A"}, "ppe_deliveries": {}, "training_items": {"name": "A"}, "employee_status": {"name": "A"}, "management_levels": {"name": "A"}}, "undecided": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "ppe_deliveries": [], "training_items": [], "employee_status": [], "management_levels": []}, "by_content": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "ppe_deliveries": [], "training_items": [], "employee_status": [], "management_levels": []}, "header_row": 1}', null, '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"same": 0, "total": 2, "wrong": 1, "created": 1, "doubled": 0, "skipped": 0, "updated": 0, "missing_pictures": 0}', '[]', null, null, null, '0', '2', '2', 'false', null, null, '2026-11-28 20:33:48.68054+00', '2026-11-28 20:33:48.760126+00', '1'),
('1', '1', 'planilla.csv', 'adaa35af89bd4af89112a526bed93a88', null, 'es', 'done', '{"kind": "csv", "rows": 2, "sheet": 0, "sheets": [""], "columns": [{"dates": "dmy", "column": "A", "filled": 2, "heading": "Nombre", "samples": ["Lila true", "Dorado true"], "decimals": "comma"}, {"dates": "dmy", "column": "B", "filled": 2, "heading": "Código", "samples": ["#b497d6", "#ffd700"], "decimals": "comma"}], "suggested": {"ccts": {"name": "A"}, "ppes": {"name": "A"}, "users": {"name": "A"}, "colors": {"name": "A", "color_code": "B"}, "clients": {"name": "A"}, "periods": {}, "products": {"code": "B", "name": "A"}, "companies": {"name": "A"}, "employees": {"name": "A"}, "qualities": {}, "trainings": {}, "categories": {"name": "A"}, "job_titles": {"name": "A"}, "parameters": {}, "job_sectors": {"name": "A"}, "cost_centers": {"name": "A"}, "quality_items": {"name": "A"}, "contract_types": {"name": "A"}, "job_categories": {"name": "A"}, "ppe_deliveries": {}, "training_items": {"name": "A"}, "employee_status": {"name": "A"}, "management_levels": {"name": "A"}}, "undecided": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "ppe_deliveries": [], "training_items": [], "employee_status": [], "management_levels": []}, "by_content": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "ppe_deliveries": [], "training_items": [], "employee_status": [], "management_levels": []}, "header_row": 1}', null, '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"same": 0, "total": 2, "wrong": 0, "created": 2, "doubled": 0, "skipped": 0, "updated": 0, "missing_pictures": 0}', '[]', null, 'load-4b39b535-7be1-4115-b5dc-57d6b6aeaba3', null, '3', '2', '2', 'false', null, null, '2026-11-28 20:33:47.822153+00', '2026-11-28 20:33:48.641149+00', '1');
insert into "job_categories" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_categories', null, '2026-11-28 20:33:47.145669+00', '2026-11-28 20:33:47.146654+00');
insert into "job_sectors" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_sectors', null, '2026-11-28 20:33:47.15175+00', '2026-11-28 20:33:47.152699+00');
insert into "job_titles" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_titles', null, '2026-11-28 20:33:47.157429+00', '2026-11-28 20:33:47.158457+00');
insert into "management_levels" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de management_levels', null, '2026-11-28 20:33:47.163524+00', '2026-11-28 20:33:47.164471+00');
insert into "notice_digests" ("user_id", "day", "hour", "language", "stop_token", "next_at", "sent_for") overriding system value values
('1', '1', '9', 'es', 'Ty7eo69gyhYub_yXvKtFYlTDh9QKnVQz', '2026-11-30 12:00:00+00', null);
insert into "notice_dismissals" ("user_id", "notice_id", "expiration_date", "dismissed_at") overriding system value values
('1', 'medical_check-3', '2024-09-05', '2026-11-28 20:33:47.800666+00');
insert into "parameters" ("id", "email", "phone", "instagram", "facebook", "linkedin", "whatsapp", "start_hour", "end_hour", "surcharge_credit_percentage", "surcharge_transfer", "surcharge_foreing_money", "exchange", "image", "license_notice_days", "medical_check_notice_days", "ppe_delivery_notice_days", "birth_date_notice_days", "created_at", "updated_at", "search_synonyms", "certification_notice_days", "retention_years", "messages_months", "shop_name", "address", "map", "hours_text") overriding system value values
('1', 'hola@example.com', '(0343) 555-0142', null, null, null, null, null, null, null, null, null, null, null, '30', '30', '15', '7', '2026-11-28 20:33:46.938938+00', '2026-11-28 20:33:46.940412+00', 'reparación, arreglo, reparar, arreglar, servicio técnico, roto, rota, rotura, partida, astillada, estallada, repair, fix, broken, conserto, consertar, quebrada
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
('1', 'see_menu_products', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.257274+00'),
('2', 'create_products', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.258686+00'),
('3', 'update_products', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.258712+00'),
('4', 'delete_products', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.258725+00'),
('5', 'see_menu_categories', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.258736+00'),
('6', 'see_categories', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.258746+00'),
('7', 'create_categories', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.258759+00'),
('8', 'update_categories', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.258766+00'),
('9', 'delete_categories', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.258773+00'),
('10', 'see_menu_colors', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.258779+00'),
('11', 'see_colors', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.258786+00'),
('12', 'create_colors', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.258793+00'),
('13', 'update_colors', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.2588+00'),
('14', 'delete_colors', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.258807+00'),
('15', 'see_parameters', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.258813+00'),
('16', 'create_parameters', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.258825+00'),
('17', 'update_parameters', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.258833+00'),
('18', 'delete_parameters', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.258839+00'),
('19', 'see_menu_clients', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.258847+00'),
('20', 'see_clients', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.258854+00'),
('21', 'create_clients', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.25886+00'),
('22', 'update_clients', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.258867+00'),
('23', 'delete_clients', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.258874+00'),
('24', 'see_menu_companies', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.258881+00'),
('25', 'see_companies', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.258887+00'),
('26', 'create_companies', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.258894+00'),
('27', 'update_companies', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.258901+00'),
('28', 'delete_companies', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.258908+00'),
('29', 'see_menu_users', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.258915+00'),
('30', 'see_users', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.258922+00'),
('31', 'create_users', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.258928+00'),
('32', 'update_users', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.258935+00'),
('33', 'delete_users', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.258942+00'),
('34', 'see_menu_permissions', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.258949+00'),
('35', 'see_permissions', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.258956+00'),
('36', 'create_permissions', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.258963+00'),
('37', 'update_permissions', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.25897+00'),
('38', 'delete_permissions', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.258976+00'),
('39', 'see_audit', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.258983+00'),
('40', 'see_menu_employees', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.25899+00'),
('41', 'see_employees', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.258997+00'),
('42', 'create_employees', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.259003+00'),
('43', 'update_employees', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.259015+00'),
('44', 'delete_employees', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.259022+00'),
('45', 'see_employee_termination', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.259029+00'),
('46', 'create_employee_termination', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.259036+00'),
('47', 'update_employee_termination', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.259043+00'),
('48', 'delete_employee_termination', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.25905+00'),
('49', 'see_employee_general_data', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.259057+00'),
('50', 'create_employee_general_data', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.259064+00'),
('51', 'update_employee_general_data', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.259071+00'),
('52', 'delete_employee_general_data', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.259078+00'),
('53', 'print_employee_file', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.259085+00'),
('54', 'load_database', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.259091+00'),
('55', 'see_menu_ppes', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.259098+00'),
('56', 'see_ppes', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.259105+00'),
('57', 'create_ppes', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.259112+00'),
('58', 'update_ppes', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.259118+00'),
('59', 'delete_ppes', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.259125+00'),
('60', 'see_ppe_deliveries', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.259131+00'),
('61', 'create_ppe_deliveries', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.259138+00'),
('62', 'update_ppe_deliveries', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.259145+00'),
('63', 'delete_ppe_deliveries', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.259152+00'),
('64', 'print_ppe_deliveries', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.259159+00'),
('65', 'see_training_items', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.259166+00'),
('66', 'create_training_items', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.259173+00'),
('67', 'update_training_items', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.25918+00'),
('68', 'delete_training_items', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.259191+00'),
('69', 'see_quality_items', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.259198+00'),
('70', 'create_quality_items', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.259205+00'),
('71', 'update_quality_items', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.259212+00'),
('72', 'delete_quality_items', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.259219+00'),
('73', 'see_notifications', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.259226+00'),
('74', 'see_contact_messages', '2026-11-28 20:33:46.255582+00', '2026-11-28 20:33:46.259233+00');
insert into "pictures" ("name", "kind", "width", "height", "cutout", "bytes", "created_at") overriding system value values
('df31c815a692ba61db2c7bad0ade66ca.jpg', 'image', '40', '40', 'false', '892', '2026-11-28 20:33:46.878384+00');
insert into "ppe_deliveries" ("id", "employee_id", "ppe_id", "round_id", "delivery_date", "next_delivery_date", "size", "quantity", "brand", "model", "certification", "comments", "images", "again", "ppe_name", "employee_name", "employee_dni", "job_title", "company_name", "company_cuit", "company_street", "company_city", "company_zip_code", "company_province", "absent", "signature", "signed_at", "device_signed_at", "signed_by", "signed_by_name", "operator", "address", "device", "sentence", "strokes", "strokes_hash", "scan", "scan_hash", "record_hash", "signature_hash", "annulled_at", "annulled_by", "annulled_by_name", "annul_reason", "created_at", "updated_at") overriding system value values
('2', '1', '1', '1', '2024-03-05', '2024-09-05', '9', '1', 'Ñú', null, null, null, '{}', 'true', 'Guantes', 'Ayelén Quiroga', '28123456', 'Uno de job_titles', 'Río Paraná SRL', '30712345671', null, 'Paraná', null, null, 'false', 'glass', '2026-11-28 20:33:47.344+00', null, '1', 'General, Administración', 'General, Administración (1)', '127.0.0.1', 'node', 'Recibí los elementos en buen estado y me explicaron su uso y conservación.', '[[[200, 2000, 0], [280, 2431, 16], [360, 2757, 32], [440, 2898, 48], [520, 2818, 64], [600, 2539, 80], [680, 2127, 96], [760, 1684, 112], [840, 1319, 128], [920, 1120, 144], [1000, 1137, 160], [1080, 1365, 176], [1160, 1749, 192], [1240, 2194, 208], [1320, 2591, 224], [1400, 2844, 240], [1480, 2890, 256], [1560, 2719, 272], [1640, 2371, 288], [1720, 1932, 304], [1800, 1510, 320], [1880, 1208, 336], [1960, 1100, 352], [2040, 1212, 368], [2120, 1517, 384], [2200, 1940, 400], [2280, 2378, 416], [2360, 2723, 432], [2440, 2892, 448], [2520, 2841, 464], [2600, 2585, 480], [2680, 2186, 496], [2760, 1741, 512], [2840, 1359, 528], [2920, 1135, 544], [3000, 1122, 560], [3080, 1324, 576], [3160, 1692, 592], [3240, 2135, 608], [3320, 2545, 624]]]', '83b8bf1a804fca0bae6c859e58e339fcba1a4433f1cd8a925db6e5545eb6fa2e', null, null, '4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668', '44f863924852b93e14d673a1103b7d20ac9e8fbca249000d72961f82fe824f03', null, null, null, null, '2026-11-28 20:33:47.316598+00', '2026-11-28 20:33:47.349533+00'),
('1', '1', '1', '1', '2024-03-05', '2024-09-05', '9', '1', 'Ñú', null, null, null, '{}', 'true', 'Guantes', 'Ayelén Quiroga', '28123456', 'Uno de job_titles', 'Río Paraná SRL', '30712345671', null, 'Paraná', null, null, 'false', 'glass', '2026-11-28 20:33:47.344+00', null, '1', 'General, Administración', 'General, Administración (1)', '127.0.0.1', 'node', 'Recibí los elementos en buen estado y me explicaron su uso y conservación.', '[[[200, 2000, 0], [280, 2431, 16], [360, 2757, 32], [440, 2898, 48], [520, 2818, 64], [600, 2539, 80], [680, 2127, 96], [760, 1684, 112], [840, 1319, 128], [920, 1120, 144], [1000, 1137, 160], [1080, 1365, 176], [1160, 1749, 192], [1240, 2194, 208], [1320, 2591, 224], [1400, 2844, 240], [1480, 2890, 256], [1560, 2719, 272], [1640, 2371, 288], [1720, 1932, 304], [1800, 1510, 320], [1880, 1208, 336], [1960, 1100, 352], [2040, 1212, 368], [2120, 1517, 384], [2200, 1940, 400], [2280, 2378, 416], [2360, 2723, 432], [2440, 2892, 448], [2520, 2841, 464], [2600, 2585, 480], [2680, 2186, 496], [2760, 1741, 512], [2840, 1359, 528], [2920, 1135, 544], [3000, 1122, 560], [3080, 1324, 576], [3160, 1692, 592], [3240, 2135, 608], [3320, 2545, 624]]]', '83b8bf1a804fca0bae6c859e58e339fcba1a4433f1cd8a925db6e5545eb6fa2e', null, null, '4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668', '44f863924852b93e14d673a1103b7d20ac9e8fbca249000d72961f82fe824f03', '2026-11-28 20:33:47.360003+00', '1', 'General, Administración', 'Talle equivocado', '2026-11-28 20:33:47.316598+00', '2026-11-28 20:33:47.363257+00');
insert into "ppe_holdings" ("employee_id", "ppe_id", "delivery_id", "delivery_date", "next_delivery_date", "is_needed", "pending_round_id", "surname", "name", "company_id", "client_id", "job_sector_id", "job_title_id", "active", "admission_date", "termination_date", "size", "search") overriding system value values
('1', '1', '2', '2024-03-05', '2024-09-05', 'true', null, 'Quiroga', 'Ayelén', '1', '1', null, '1', 'true', '2019-04-01', '2025-06-30', '9', 'ayelen quiroga ayelen 0147 28123456');
insert into "ppe_job_titles" ("ppe_id", "job_title_id", "position") overriding system value values
('1', '1', '1');
insert into "ppe_printed_records" ("code", "employee_id", "rows", "rows_hash", "sheet_hash", "printed_on", "printed_by", "printed_by_name", "created_at") overriding system value values
('6Z3JTN5SAHRBESSP', '1', '[[1, "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "44f863924852b93e14d673a1103b7d20ac9e8fbca249000d72961f82fe824f03"], [2, "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "44f863924852b93e14d673a1103b7d20ac9e8fbca249000d72961f82fe824f03"]]', '37aa151d2eeaf7cabe135d950a87b314bbe15eedcae2c454d1729f03c0120c8f', 'c72b92334e8d1d3781e0b7e10dfcd97b8883105887558c256e3d228f1743cb9b', '2026-11-28', '1', 'General, Administración', '2026-11-28 20:33:47.378628+00');
insert into "ppe_rounds" ("id", "title", "date", "signature", "closed_at", "closed_by", "closed_by_name", "company_id", "client_id", "created_at", "updated_at") overriding system value values
('1', 'Depósito', '2024-03-05', 'person', null, null, null, '1', '1', '2026-11-28 20:33:47.316598+00', '2026-11-28 20:33:47.320381+00');
insert into "ppes" ("id", "name", "description", "useful_life_months", "brand", "model", "certification", "sizes", "created_at", "updated_at") overriding system value values
('1', 'Guantes', null, null, 'Ñú', null, null, '{8,9}', '2026-11-28 20:33:47.190382+00', '2026-11-28 20:33:47.191952+00');
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
Un año de garantía.', '1', '1399.90', '256 GB', null, '{df31c815a692ba61db2c7bad0ade66ca.jpg}', '2026-11-28 20:33:46.881692+00', '2026-11-28 20:33:46.901441+00', '{}'),
('2', 'Funda "Río"', 'De silicona', '2', '10.00', null, null, '{}', '2026-11-28 20:33:46.910433+00', '2026-11-28 20:33:46.910433+00', '{}');
insert into "public_version" ("id", "version") overriding system value values
('true', '12');
insert into "qualities" ("id", "employee_id", "quality_item_id", "date", "expiration_date", "instructor", "hours", "comments", "file", "created_at", "updated_at") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05', null, null, null, null, '2026-11-28 20:33:47.305669+00', '2026-11-28 20:33:47.307466+00');
insert into "quality_cells" ("employee_id", "item_id", "certification_id", "date", "expiration_date") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05');
insert into "quality_items" ("id", "name", "description", "created_at", "updated_at", "validity_months") overriding system value values
('1', 'Uno de quality_items', null, '2026-11-28 20:33:47.183514+00', '2026-11-28 20:33:47.185074+00', null);
insert into "rate_hits" ("id", "scope", "subject", "at") overriding system value values
('3', 'contact', '127.0.0.1', '2026-11-28 20:33:46.948985+00');
insert into "sessions" ("id", "token_hash", "user_id", "created_at", "expires_at") overriding system value values
('1', E'\\xa6d6dca06c3ec1a109a3577fdca64b41f729d841504229b4d3ec3ece0e0f9eb4', '1', '2026-11-28 20:33:46.658382+00', '2026-11-29 08:33:46.658382+00');
insert into "signing_keys" ("name", "key", "created_at") overriding system value values
('files', E'\\x5c268ff59acd97725396b8448b50090b9dce8117209c0689ba5139e104ae90e8', '2026-11-28 20:33:46.351674+00');
insert into "training_cells" ("employee_id", "item_id", "certification_id", "date", "expiration_date") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05');
insert into "training_items" ("id", "name", "description", "created_at", "updated_at", "validity_months") overriding system value values
('1', 'Uno de training_items', null, '2026-11-28 20:33:47.176099+00', '2026-11-28 20:33:47.17784+00', null);
insert into "trainings" ("id", "employee_id", "training_item_id", "date", "expiration_date", "instructor", "hours", "comments", "file", "created_at", "updated_at") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05', null, null, null, null, '2026-11-28 20:33:47.29642+00', '2026-11-28 20:33:47.29825+00');
insert into "undos" ("token_hash", "user_id", "request_id", "created_at") overriding system value values
(E'\\x4eb9144da455c7c739f3268b07b6cb3471dbbee771729f7c9bc9c6108cf1ed2c', '1', 'a0456e04-4e6e-4169-97be-f95e6e589012', '2026-11-28 20:33:46.925798+00'),
(E'\\x75ac5c507f589cbd5ff9cd77245a624b10d12c9a965c3323f236a638f7209b76', '1', '85cd4942-86fd-4efd-867f-8b3530b055a2', '2026-11-28 20:33:47.316598+00'),
(E'\\xa7eac27846bf2bb1eacc5c5b77bbbc2ba93e5419ec193b0d62df4cfd1cf1ded6', '1', 'c1956d18-ef44-49b6-a33d-30039f48769f', '2026-11-28 20:33:47.697904+00'),
(E'\\x2df6da130767054f28e99129e6140c1698bb5263499f4040f5f1eba601c190d5', '1', 'd9f4cf5f-e8e5-4cae-9b09-eaaf1570f2eb', '2026-11-28 20:33:47.749027+00'),
(E'\\x274a35b80841e49d20c35577b8aacc19e60c075608f7452420318d7f8761f3de', '1', 'db85bfe8-2c11-4ebf-a9be-fd2bee54d4ea', '2026-11-28 20:33:47.777474+00');
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
('1', '74');
insert into "users" ("id", "name", "surname", "dni", "email", "password_hash", "active", "image", "company_id", "client_id", "created_at", "updated_at") overriding system value values
('1', 'Administración', 'General', '20123456', 'administracion@example.com', '$argon2id$v=19$m=19456,t=2,p=1$gHZ871bKuecRZ7luMXcQSw$uJaz65eV++3YZ4iRMmk5bu1WnWmlahkIsculf3Yu1Pk', 'true', null, null, null, '2026-11-28 20:33:46.263718+00', '2026-11-28 20:33:46.276964+00'),
('2', 'Luz', 'Peralta', '30123456', 'luz@example.com', '$argon2id$v=19$m=19456,t=2,p=1$byWTFdopxry9O9Z30jlo/Q$SwpbJgTWVqHuxoPRAc3k/Vf8hXv5fqG0nuSnvyXjM68', 'true', null, '1', null, '2026-11-28 20:33:47.08745+00', '2026-11-28 20:33:47.092759+00'),
('3', 'Luz', 'Peralta', '30123457', 'luz.2@example.com', '$argon2id$v=19$m=19456,t=2,p=1$xfW58SaBYiiCliByX5JIEQ$K+rcAZX25a+wCO23fpFUUl2mM1R8iK/mh1yIxEZ42Yk', 'false', null, null, '1', '2026-11-28 20:33:47.114856+00', '2026-11-28 20:33:47.117181+00');
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
select setval('permissions_id_seq', 74);
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
