insert into "attachments" ("id", "employee_id", "type", "file", "name", "media_type", "size", "created_at", "updated_at") overriding system value values
('1', '1', 'contract', '29b4a6605361162d6fadb66c9d3659ab', 'contrato.pdf', 'application/pdf', '15', '2026-11-28 23:38:06.775709+00', '2026-11-28 23:38:06.77957+00');
insert into "audit" ("id", "at", "user_id", "resource", "entity_id", "action", "before", "after", "request_id", "company_id", "client_id", "input") overriding system value values
('1', '2026-11-28 23:38:06.190131+00', '1', 'categories', '1', 'created', null, '{"id": 1, "name": "Teléfonos", "image": null, "created_at": "2026-11-28T23:38:06.185823Z", "updated_at": "2026-11-28T23:38:06.189477Z", "description": "Nuevos y usados"}', '762e299e-ad10-47b1-a11a-c3ec9f8527fa', null, null, null),
('2', '2026-11-28 23:38:06.207694+00', '1', 'categories', '2', 'created', null, '{"id": 2, "name": "Accesorios", "image": null, "created_at": "2026-11-28T23:38:06.206976Z", "updated_at": "2026-11-28T23:38:06.207548Z", "description": "Fundas y cargadores"}', '38f58569-ef1e-4f79-983f-adbf61485600', null, null, null),
('3', '2026-11-28 23:38:06.217723+00', '1', 'colors', '1', 'created', null, '{"id": 1, "name": "Grafito", "color_code": "#3A3A3C", "created_at": "2026-11-28T23:38:06.216420Z", "updated_at": "2026-11-28T23:38:06.217297Z"}', 'b39a5101-a379-41bb-bd16-e1e3e58a9211', null, null, null),
('4', '2026-11-28 23:38:06.225799+00', '1', 'colors', '2', 'created', null, '{"id": 2, "name": "Ñandú", "color_code": "#8B7355", "created_at": "2026-11-28T23:38:06.224957Z", "updated_at": "2026-11-28T23:38:06.225589Z"}', '17b9fb5e-e161-4d8f-8f54-3a6271398592', null, null, null),
('5', '2026-11-28 23:38:06.381054+00', '1', 'products', '1', 'created', null, E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["b2499372237492875b42e44e561be0df.jpg"], "price": 1249.50, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-28T23:38:06.375435Z", "updated_at": "2026-11-28T23:38:06.375435Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "image_colors": {}, "category_image": null, "category_description": "Nuevos y usados"}', '549bac20-d286-48fc-b7b6-19a7ba10fc5a', null, null, null),
('6', '2026-11-28 23:38:06.395134+00', '1', 'products', '1', 'updated', E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["b2499372237492875b42e44e561be0df.jpg"], "price": 1249.5, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-28T23:38:06.375435Z", "updated_at": "2026-11-28T23:38:06.375435Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "image_colors": {}, "category_image": null, "category_description": "Nuevos y usados"}', E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["b2499372237492875b42e44e561be0df.jpg"], "price": 1399.90, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-28T23:38:06.375435Z", "updated_at": "2026-11-28T23:38:06.394858Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "image_colors": {}, "category_image": null, "category_description": "Nuevos y usados"}', '2bdfcb37-5e52-4569-941c-99c9e58b26f1', null, null, null),
('7', '2026-11-28 23:38:06.403455+00', '1', 'products', '2', 'created', null, E'{"id": 2, "code": null, "name": "Funda \\"Río\\"", "image": [], "price": 10.00, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-28T23:38:06.403002Z", "updated_at": "2026-11-28T23:38:06.403002Z", "category_id": 2, "description": "De silicona", "image_colors": {}, "category_image": null, "category_description": "Fundas y cargadores"}', 'a75f29cc-8202-40a4-9576-adfd7bc172f7', null, null, null),
('8', '2026-11-28 23:38:06.416494+00', '1', 'products', '3', 'created', null, '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5.00, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-28T23:38:06.416012Z", "updated_at": "2026-11-28T23:38:06.416012Z", "category_id": 2, "description": "Un metro", "image_colors": {}, "category_image": null, "category_description": "Fundas y cargadores"}', '386c7e64-dbde-4cc5-a60a-c15236910a2e', null, null, null),
('9', '2026-11-28 23:38:06.42854+00', '1', 'products', '3', 'deleted', '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-28T23:38:06.416012Z", "updated_at": "2026-11-28T23:38:06.416012Z", "category_id": 2, "description": "Un metro", "image_colors": {}, "category_image": null, "category_description": "Fundas y cargadores"}', null, '11fbc8a0-4879-492c-a577-17d42b0e8de3', null, null, null),
('10', '2026-11-28 23:38:06.439809+00', '1', 'parameters', '1', 'created', null, E'{"id": 1, "map": null, "email": "hola@example.com", "image": null, "phone": "(0343) 555-0142", "address": null, "end_hour": null, "exchange": null, "facebook": null, "linkedin": null, "whatsapp": null, "instagram": null, "shop_name": null, "created_at": "2026-11-28T23:38:06.437826Z", "hours_text": null, "start_hour": null, "updated_at": "2026-11-28T23:38:06.439210Z", "messages_months": null, "retention_years": 10, "search_synonyms": "reparación, arreglo, reparar, arreglar, servicio técnico, roto, rota, rotura, partida, astillada, estallada, repair, fix, broken, conserto, consertar, quebrada\\npantalla, screen, tela\\nbatería, battery\\ncambio, reemplazo, replacement, troca\\nauriculares, AirPods, EarPods, headphones, earphones, fones de ouvido\\ncelular, celu, teléfono, iPhone, phone, telefone\\nnotebook, laptop, portátil, MacBook\\ncomputadora, compu, Mac, computer, computador\\ntablet, tableta, iPad\\nreloj, smartwatch, Watch, relógio\\nfunda, case, carcasa, cover, capa\\ncargador, adaptador de corriente, charger, carregador\\ntipo c, USB-C, USB C, type c\\nconector de carga, pin de carga, charging port\\nparlante, altavoz, HomePod, speaker, caixa de som\\nlápiz, Pencil, caneta\\nratón, Mouse\\nteclado, Keyboard\\nmonitor, Display\\nlocalizador, rastreador, AirTag, tracker\\nusado, usada, seminuevo, segunda mano, used, seminovo", "surcharge_transfer": null, "license_notice_days": 30, "birth_date_notice_days": 7, "surcharge_foreing_money": null, "ppe_delivery_notice_days": 15, "certification_notice_days": 30, "medical_check_notice_days": 30, "surcharge_credit_percentage": null}', '8f4e9725-f47d-4aab-9c86-ee12a3534e22', null, null, null),
('11', '2026-11-28 23:38:06.54638+00', '1', 'companies', '1', 'created', null, '{"id": 1, "city": "Paraná", "cuit": "30712345671", "logo": null, "name": "Río Paraná SRL", "image": null, "phone": null, "address": "Paraná", "country": null, "province": null, "zip_code": null, "created_at": "2026-11-28T23:38:06.544342Z", "updated_at": "2026-11-28T23:38:06.545783Z", "address_number": null, "address_street": null}', '8d0e70e6-fe6b-4210-aa46-042f1ec886f1', '1', null, null),
('12', '2026-11-28 23:38:06.553499+00', '1', 'clients', '1', 'created', null, '{"id": 1, "city": "Oro Verde", "name": "Colegio Ñandubay", "image": null, "phone": null, "address": "Oro Verde", "country": null, "province": null, "zip_code": null, "created_at": "2026-11-28T23:38:06.551815Z", "updated_at": "2026-11-28T23:38:06.552817Z", "address_number": null, "address_street": null}', '16b5f9ab-d12d-4582-8007-d929b60b9b9a', null, '1', null),
('13', '2026-11-28 23:38:06.578341+00', '1', 'users', '2', 'created', null, '{"id": 2, "dni": "30123456", "name": "Luz", "email": "luz@example.com", "image": null, "active": true, "client": null, "company": "Río Paraná SRL", "surname": "Peralta", "client_id": null, "company_id": 1, "created_at": "2026-11-28T23:38:06.574374Z", "updated_at": "2026-11-28T23:38:06.577925Z"}', '43f71647-44e2-4cd1-b803-46337eea80a5', '1', null, null),
('14', '2026-11-28 23:38:06.602481+00', '1', 'users', '3', 'created', null, '{"id": 3, "dni": "30123457", "name": "Luz", "email": "luz.2@example.com", "image": null, "active": false, "client": "Colegio Ñandubay", "company": null, "surname": "Peralta", "client_id": 1, "company_id": null, "created_at": "2026-11-28T23:38:06.599412Z", "updated_at": "2026-11-28T23:38:06.602045Z"}', '88f9e95d-2c07-41a0-a58e-2586a3d8778f', null, '1', null),
('15', '2026-11-28 23:38:06.610177+00', '1', 'contract_types', '1', 'created', null, '{"id": 1, "name": "Uno de contract_types", "created_at": "2026-11-28T23:38:06.608467Z", "updated_at": "2026-11-28T23:38:06.609531Z", "description": null}', '86a8b172-b903-4c89-82db-38e0ccb8d1cb', null, null, null),
('16', '2026-11-28 23:38:06.623409+00', '1', 'cost_centers', '1', 'created', null, '{"id": 1, "name": "Uno de cost_centers", "created_at": "2026-11-28T23:38:06.621719Z", "updated_at": "2026-11-28T23:38:06.622850Z", "description": null}', '57dbfeb8-66d0-4ea6-9a60-d8a06a7b8c75', null, null, null),
('17', '2026-11-28 23:38:06.630889+00', '1', 'employee_status', '1', 'created', null, '{"id": 1, "name": "Uno de employee_status", "created_at": "2026-11-28T23:38:06.629173Z", "updated_at": "2026-11-28T23:38:06.630310Z", "description": null}', '7ebfcc53-0862-4692-9254-b60503028301', null, null, null),
('18', '2026-11-28 23:38:06.638714+00', '1', 'job_categories', '1', 'created', null, '{"id": 1, "name": "Uno de job_categories", "created_at": "2026-11-28T23:38:06.637103Z", "updated_at": "2026-11-28T23:38:06.638161Z", "description": null}', 'c642b158-9b7c-420f-b6cf-e3664db62439', null, null, null),
('19', '2026-11-28 23:38:06.6446+00', '1', 'job_sectors', '1', 'created', null, '{"id": 1, "name": "Uno de job_sectors", "created_at": "2026-11-28T23:38:06.643168Z", "updated_at": "2026-11-28T23:38:06.644061Z", "description": null}', '9f1af254-a49d-4ff3-a0f5-c85e55b5f7da', null, null, null),
('20', '2026-11-28 23:38:06.650856+00', '1', 'job_titles', '1', 'created', null, '{"id": 1, "name": "Uno de job_titles", "created_at": "2026-11-28T23:38:06.649253Z", "updated_at": "2026-11-28T23:38:06.650284Z", "description": null}', '26c5d99d-1cd1-4ef5-a5a1-f8eb49fa3b65', null, null, null),
('21', '2026-11-28 23:38:06.657112+00', '1', 'management_levels', '1', 'created', null, '{"id": 1, "name": "Uno de management_levels", "created_at": "2026-11-28T23:38:06.655662Z", "updated_at": "2026-11-28T23:38:06.656567Z", "description": null}', '2524a447-cfda-40bd-93cc-a6ddb1a94f24', null, null, null),
('22', '2026-11-28 23:38:06.663769+00', '1', 'ccts', '1', 'created', null, '{"id": 1, "name": "Uno de ccts", "created_at": "2026-11-28T23:38:06.662195Z", "updated_at": "2026-11-28T23:38:06.663227Z", "description": null}', '5fd5b426-4a25-47d1-a826-00f59ab6b874', null, null, null),
('23', '2026-11-28 23:38:06.670547+00', '1', 'training_items', '1', 'created', null, '{"id": 1, "name": "Uno de training_items", "created_at": "2026-11-28T23:38:06.668396Z", "job_titles": [], "updated_at": "2026-11-28T23:38:06.669954Z", "description": null, "validity_months": null}', '420ddced-4722-46d3-bc44-284137f3d925', null, null, null),
('24', '2026-11-28 23:38:06.677356+00', '1', 'quality_items', '1', 'created', null, '{"id": 1, "name": "Uno de quality_items", "created_at": "2026-11-28T23:38:06.675361Z", "job_titles": [], "updated_at": "2026-11-28T23:38:06.676757Z", "description": null, "validity_months": null}', 'b865d13b-33ec-484d-b431-a493582957fa', null, null, null),
('25', '2026-11-28 23:38:06.690651+00', '1', 'ppes', '1', 'created', null, '{"id": 1, "name": "Guantes", "brand": "Ñú", "model": null, "sizes": ["8", "9"], "created_at": "2026-11-28T23:38:06.682596Z", "job_titles": [{"id": 1, "name": "Uno de job_titles"}], "updated_at": "2026-11-28T23:38:06.683474Z", "description": null, "certification": null, "useful_life_months": null}', '29d401f0-2148-43a5-960c-841b92752712', null, null, null),
('26', '2026-11-28 23:38:06.72479+00', '1', 'employees', '1', 'created', null, '{"id": 1, "cct": null, "dni": "28123456", "city": "Paraná", "cuil": null, "name": "Ayelén", "image": null, "active": true, "cct_id": null, "client": "Colegio Ñandubay", "gender": "female", "status": "Uno de employee_status", "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Quiroga", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": 1, "job_title": "Uno de job_titles", "ppe_sizes": [{"ppe": "Guantes", "size": "9", "ppe_id": 1}], "status_id": 1, "birth_date": "1981-03-05", "company_id": 1, "created_at": "2026-11-28T23:38:06.698216Z", "employable": true, "job_sector": null, "salary_cbu": "2850590940090418135201", "updated_at": "2026-11-28T23:38:06.700138Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": 1, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": "2019-04-01", "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": "A.3,B.1", "employee_file_number": "0147", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', 'dd83535a-f624-416e-aeab-a1e2ff17569d', '1', '1', null),
('27', '2026-11-28 23:38:06.779953+00', '1', 'attachments', '1', 'created', null, '{"id": 1, "file": {"key": "29b4a6605361162d6fadb66c9d3659ab", "name": "contrato.pdf", "size": 15, "media_type": "application/pdf"}, "name": "contrato.pdf", "size": 15, "type": "contract", "created_at": "2026-11-28T23:38:06.775709Z", "media_type": "application/pdf", "updated_at": "2026-11-28T23:38:06.779570Z", "employee_id": 1}', '0e66fe16-eda1-42d1-8891-4b6ba43eb2ca', '1', '1', null),
('28', '2026-11-28 23:38:06.791571+00', '1', 'trainings', '1', 'created', null, '{"id": 1, "date": "2024-03-05", "file": null, "hours": null, "comments": null, "created_at": "2026-11-28T23:38:06.788459Z", "instructor": null, "updated_at": "2026-11-28T23:38:06.790956Z", "employee_id": 1, "employee_name": "Ayelén", "training_item": "Uno de training_items", "expiration_date": "2025-03-05", "employee_surname": "Quiroga", "training_item_id": 1, "employee_file_number": "0147"}', 'cd7d9109-fd2c-4798-93ff-601244eea6eb', '1', '1', null),
('29', '2026-11-28 23:38:06.804472+00', '1', 'qualities', '1', 'created', null, '{"id": 1, "date": "2024-03-05", "file": null, "hours": null, "comments": null, "created_at": "2026-11-28T23:38:06.801366Z", "instructor": null, "updated_at": "2026-11-28T23:38:06.803983Z", "employee_id": 1, "quality_item": "Uno de quality_items", "employee_name": "Ayelén", "expiration_date": "2025-03-05", "quality_item_id": 1, "employee_surname": "Quiroga", "employee_file_number": "0147"}', 'b96e96cc-484d-4a1a-a33a-eaefaa8e5133', '1', '1', null),
('30', '2026-11-28 23:38:06.820216+00', '1', 'ppe_rounds', '1', 'created', null, '{"id": 1, "date": "2024-03-05", "title": "Depósito", "client": "Colegio Ñandubay", "company": "Río Paraná SRL", "client_id": 1, "closed_at": null, "signature": "person", "company_id": 1, "created_at": "2026-11-28T23:38:06.814947Z", "updated_at": "2026-11-28T23:38:06.819561Z", "closed_by_name": null}', '854c5d1c-b8fd-4581-b1ef-6c4ea3ab95f3', '1', '1', null),
('31', '2026-11-28 23:38:06.829026+00', '1', 'ppe_deliveries', '1', 'created', null, '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": null, "signed_at": null, "signed_by": null, "created_at": "2026-11-28T23:38:06.814947Z", "updated_at": "2026-11-28T23:38:06.827876Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": null, "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": null, "signed_by_name": null, "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '854c5d1c-b8fd-4581-b1ef-6c4ea3ab95f3', '1', '1', null),
('32', '2026-11-28 23:38:06.829244+00', '1', 'ppe_deliveries', '2', 'created', null, '{"id": 2, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": null, "signed_at": null, "signed_by": null, "created_at": "2026-11-28T23:38:06.814947Z", "updated_at": "2026-11-28T23:38:06.828848Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": null, "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": null, "signed_by_name": null, "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '854c5d1c-b8fd-4581-b1ef-6c4ea3ab95f3', '1', '1', null),
('33', '2026-11-28 23:38:06.859932+00', '1', 'ppe_deliveries', '1', 'signed', '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": null, "signed_at": null, "signed_by": null, "created_at": "2026-11-28T23:38:06.814947Z", "updated_at": "2026-11-28T23:38:06.827876Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": null, "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": null, "signed_by_name": null, "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": "glass", "signed_at": "2026-11-28T23:38:06.848000Z", "signed_by": 1, "created_at": "2026-11-28T23:38:06.814947Z", "updated_at": "2026-11-28T23:38:06.854155Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": "52bfcedbb598d4fee284f763ed499ec45df59f7c25aa65ff5237f56392b443c4", "signed_by_name": "General, Administración", "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '627f1563-f728-4fd9-ac61-91e543121510', '1', '1', null),
('34', '2026-11-28 23:38:06.860078+00', '1', 'ppe_deliveries', '2', 'signed', '{"id": 2, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": null, "signed_at": null, "signed_by": null, "created_at": "2026-11-28T23:38:06.814947Z", "updated_at": "2026-11-28T23:38:06.828848Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": null, "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": null, "signed_by_name": null, "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '{"id": 2, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": "glass", "signed_at": "2026-11-28T23:38:06.848000Z", "signed_by": 1, "created_at": "2026-11-28T23:38:06.814947Z", "updated_at": "2026-11-28T23:38:06.854621Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": "52bfcedbb598d4fee284f763ed499ec45df59f7c25aa65ff5237f56392b443c4", "signed_by_name": "General, Administración", "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '627f1563-f728-4fd9-ac61-91e543121510', '1', '1', null),
('35', '2026-11-28 23:38:06.879385+00', '1', 'ppe_deliveries', '1', 'annul', '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": "glass", "signed_at": "2026-11-28T23:38:06.848000Z", "signed_by": 1, "created_at": "2026-11-28T23:38:06.814947Z", "updated_at": "2026-11-28T23:38:06.854155Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": "52bfcedbb598d4fee284f763ed499ec45df59f7c25aa65ff5237f56392b443c4", "signed_by_name": "General, Administración", "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": "glass", "signed_at": "2026-11-28T23:38:06.848000Z", "signed_by": 1, "created_at": "2026-11-28T23:38:06.814947Z", "updated_at": "2026-11-28T23:38:06.871733Z", "annulled_at": "2026-11-28T23:38:06.867266Z", "annulled_by": 1, "employee_id": 1, "record_hash": "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "annul_reason": "Talle equivocado", "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": "52bfcedbb598d4fee284f763ed499ec45df59f7c25aa65ff5237f56392b443c4", "signed_by_name": "General, Administración", "annulled_by_name": "General, Administración", "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '1094dd08-be25-4271-8463-6ae3bc483ff6', '1', '1', '{"reason": "Talle equivocado"}'),
('36', '2026-11-28 23:38:07.302825+00', '1', 'employees', '1', 'terminate', '{"id": 1, "cct": null, "dni": "28123456", "city": "Paraná", "cuil": null, "name": "Ayelén", "image": null, "active": true, "cct_id": null, "client": "Colegio Ñandubay", "gender": "female", "status": "Uno de employee_status", "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Quiroga", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": 1, "job_title": "Uno de job_titles", "ppe_sizes": [{"ppe": "Guantes", "size": "9", "ppe_id": 1}], "status_id": 1, "birth_date": "1981-03-05", "company_id": 1, "created_at": "2026-11-28T23:38:06.698216Z", "employable": true, "job_sector": null, "salary_cbu": "2850590940090418135201", "updated_at": "2026-11-28T23:38:06.700138Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": 1, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": "2019-04-01", "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": "A.3,B.1", "employee_file_number": "0147", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '{"id": 1, "cct": null, "dni": "28123456", "city": "Paraná", "cuil": null, "name": "Ayelén", "image": null, "active": false, "cct_id": null, "client": "Colegio Ñandubay", "gender": "female", "status": "Uno de employee_status", "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Quiroga", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": 1, "job_title": "Uno de job_titles", "ppe_sizes": [{"ppe": "Guantes", "size": "9", "ppe_id": 1}], "status_id": 1, "birth_date": "1981-03-05", "company_id": 1, "created_at": "2026-11-28T23:38:06.698216Z", "employable": true, "job_sector": null, "salary_cbu": "2850590940090418135201", "updated_at": "2026-11-28T23:38:07.281974Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": 1, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": "2019-04-01", "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": "2025-06-30", "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": "A.3,B.1", "employee_file_number": "0147", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', 'd1f82eeb-bf25-4910-ba81-4256ef5abb2d', '1', '1', '{"employable": true, "termination_date": "2025-06-30", "termination_reason": null, "termination_comments": null}'),
('37', '2026-11-28 23:38:07.326241+00', '1', 'employees', '2', 'created', null, '{"id": 2, "cct": null, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "client": null, "gender": null, "status": null, "address": null, "company": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "job_title": null, "ppe_sizes": [], "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-28T23:38:07.318376Z", "employable": true, "job_sector": null, "salary_cbu": null, "updated_at": "2026-11-28T23:38:07.325423Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": null, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', 'a6ff226e-63b7-4ea8-82ce-b607960d8c0e', null, null, null),
('38', '2026-11-28 23:38:07.357407+00', '1', 'employees', '2', 'deleted', '{"id": 2, "cct": null, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "client": null, "gender": null, "status": null, "address": null, "company": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "job_title": null, "ppe_sizes": [], "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-28T23:38:07.318376Z", "employable": true, "job_sector": null, "salary_cbu": null, "updated_at": "2026-11-28T23:38:07.325423Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": null, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', null, 'f859d5a7-9ce2-49af-8390-55c487163013', null, null, null),
('39', '2026-11-28 23:38:07.378175+00', '1', 'events', '1', 'created', null, '{"id": 1, "end": "2024-03-05", "time": "09:00", "type": "meeting", "start": "2024-03-05", "title": "Reunión de seguridad", "client": null, "notify": true, "repeat": "weekly", "company": "Río Paraná SRL", "skipped": [], "end_time": "09:40", "client_id": null, "company_id": 1, "created_at": "2026-11-28T23:38:07.374300Z", "updated_at": "2026-11-28T23:38:07.376555Z", "notify_days": 3, "repeat_until": "2024-04-30"}', '300a5348-8730-4750-9703-623567513120', '1', null, null),
('40', '2026-11-28 23:38:07.401262+00', '1', 'events', '1', 'skip', '{"id": 1, "end": "2024-03-05", "time": "09:00", "type": "meeting", "start": "2024-03-05", "title": "Reunión de seguridad", "client": null, "notify": true, "repeat": "weekly", "company": "Río Paraná SRL", "skipped": [], "end_time": "09:40", "client_id": null, "company_id": 1, "created_at": "2026-11-28T23:38:07.374300Z", "updated_at": "2026-11-28T23:38:07.376555Z", "notify_days": 3, "repeat_until": "2024-04-30"}', '{"id": 1, "end": "2024-03-05", "time": "09:00", "type": "meeting", "start": "2024-03-05", "title": "Reunión de seguridad", "client": null, "notify": true, "repeat": "weekly", "company": "Río Paraná SRL", "skipped": ["2024-03-19"], "end_time": "09:40", "client_id": null, "company_id": 1, "created_at": "2026-11-28T23:38:07.374300Z", "updated_at": "2026-11-28T23:38:07.396279Z", "notify_days": 3, "repeat_until": "2024-04-30"}', '62967bff-c3ba-4290-87a6-8e53f970a31e', '1', null, '{"date": "2024-03-19"}'),
('41', '2026-11-28 23:38:07.418122+00', '1', 'employees', '3', 'created', null, '{"id": 3, "cct": null, "dni": null, "city": null, "cuil": null, "name": "Nahuel", "image": null, "active": true, "cct_id": null, "client": null, "gender": null, "status": null, "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Ibáñez", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "job_title": null, "ppe_sizes": [], "status_id": null, "birth_date": null, "company_id": 1, "created_at": "2026-11-28T23:38:07.411672Z", "employable": true, "job_sector": null, "salary_cbu": null, "updated_at": "2026-11-28T23:38:07.417196Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": null, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0149", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": "2024-09-05"}', '561ba703-6eb3-4ded-8105-633e46aa7c08', '1', null, null),
('42', '2026-11-28 23:38:08.255849+00', '1', 'colors', '3', 'created', null, '{"id": 3, "name": "Lila true", "color_code": "#B497D6", "created_at": "2026-11-28T23:38:08.249433Z", "updated_at": "2026-11-28T23:38:08.252965Z"}', 'load-53773bea-f771-4c2e-84e5-8a342ad99230', null, null, null),
('43', '2026-11-28 23:38:08.256587+00', '1', 'colors', '4', 'created', null, '{"id": 4, "name": "Dorado true", "color_code": "#FFD700", "created_at": "2026-11-28T23:38:08.249433Z", "updated_at": "2026-11-28T23:38:08.255707Z"}', 'load-53773bea-f771-4c2e-84e5-8a342ad99230', null, null, null),
('44', '2026-11-28 23:38:08.277295+00', '1', 'colors', '-1', 'loaded', null, '{"load": {"id": 1, "name": "planilla.csv", "names": 0, "created": 2, "deleted": 0, "updated": 0, "request_id": "load-53773bea-f771-4c2e-84e5-8a342ad99230"}}', null, null, null, null);
insert into "calendar_feeds" ("user_id", "token_hash", "layers", "created_at", "last_read") overriding system value values
('1', E'\\x19e286e0862b6d7fe8fca3c17636c8b66847e2e68b43c0a135a2681010c1c6cf', '{events,medical_check}', '2026-11-28 23:38:07.458924+00', null);
insert into "categories" ("id", "name", "description", "image", "created_at", "updated_at") overriding system value values
('1', 'Teléfonos', 'Nuevos y usados', null, '2026-11-28 23:38:06.185823+00', '2026-11-28 23:38:06.189477+00'),
('2', 'Accesorios', 'Fundas y cargadores', null, '2026-11-28 23:38:06.206976+00', '2026-11-28 23:38:06.207548+00');
insert into "ccts" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de ccts', null, '2026-11-28 23:38:06.662195+00', '2026-11-28 23:38:06.663227+00');
insert into "clients" ("id", "name", "address_street", "address_number", "zip_code", "city", "province", "country", "phone", "image", "created_at", "updated_at") overriding system value values
('1', 'Colegio Ñandubay', null, null, null, 'Oro Verde', null, null, null, null, '2026-11-28 23:38:06.551815+00', '2026-11-28 23:38:06.552817+00');
insert into "colors" ("id", "name", "color_code", "created_at", "updated_at") overriding system value values
('1', 'Grafito', '#3A3A3C', '2026-11-28 23:38:06.21642+00', '2026-11-28 23:38:06.217297+00'),
('2', 'Ñandú', '#8B7355', '2026-11-28 23:38:06.224957+00', '2026-11-28 23:38:06.225589+00'),
('3', 'Lila true', '#B497D6', '2026-11-28 23:38:08.249433+00', '2026-11-28 23:38:08.252965+00'),
('4', 'Dorado true', '#FFD700', '2026-11-28 23:38:08.249433+00', '2026-11-28 23:38:08.255707+00');
insert into "companies" ("id", "name", "cuit", "address_street", "address_number", "zip_code", "city", "province", "country", "phone", "image", "created_at", "updated_at") overriding system value values
('1', 'Río Paraná SRL', '30712345671', null, null, null, 'Paraná', null, null, null, null, '2026-11-28 23:38:06.544342+00', '2026-11-28 23:38:06.545783+00');
insert into "contact_messages" ("id", "name", "email", "message", "read", "mailed_at", "created_at", "updated_at", "answered_at", "answered_by_name") overriding system value values
('1', 'Luz', 'luz@example.com', '¿Tienen repuestos?
Gracias.', 'false', null, '2026-11-28 23:38:06.471311+00', '2026-11-28 23:38:06.471311+00', null, null);
insert into "contract_types" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de contract_types', null, '2026-11-28 23:38:06.608467+00', '2026-11-28 23:38:06.609531+00');
insert into "cost_centers" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de cost_centers', null, '2026-11-28 23:38:06.621719+00', '2026-11-28 23:38:06.62285+00');
insert into "deleted_rows" ("audit_id", "resource", "entity_id", "row", "links", "pictures", "files", "held", "deleted_at") overriding system value values
('9', 'products', '3', '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5.00, "search": "cable   un metro 5.00 5,00", "capacity": null, "created_at": "2026-11-28T20:38:06.416012-03:00", "updated_at": "2026-11-28T20:38:06.416012-03:00", "category_id": 2, "description": "Un metro", "image_colors": {}, "window_search": "cable   un metro"}', '{"product_wants": [], "product_colors": []}', '[]', '[]', '{}', '2026-11-28 23:38:06.423846+00'),
('38', 'employees', '2', '{"id": 2, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "gender": null, "search": "joaquin rolon joaquin 0148           ", "address": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-28T20:38:07.318376-03:00", "employable": true, "salary_cbu": null, "updated_at": "2026-11-28T20:38:07.325423-03:00", "cost_center": null, "nationality": null, "job_title_id": null, "phone_number": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "health_insurance": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '{"employee_ppe_sizes": [], "employment_periods": []}', '[]', '[]', '{}', '2026-11-28 23:38:07.335966+00');
insert into "employee_ppe_sizes" ("employee_id", "ppe_id", "size", "position") overriding system value values
('1', '1', '9', '1');
insert into "employee_status" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de employee_status', null, '2026-11-28 23:38:06.629173+00', '2026-11-28 23:38:06.63031+00');
insert into "employees" ("id", "name", "surname", "image", "employee_file_number", "dni", "cuil", "nationality", "gender", "birth_date", "marital_status", "children", "address", "zip_code", "city", "locality", "province", "country", "phone_number", "phone_number_2", "personal_email", "company_id", "client_id", "job_sector_id", "job_title_id", "job_category_id", "contract_type_id", "cct_id", "management_level_id", "cost_center", "status_id", "active", "health_insurance", "driver_license_class", "driver_expiration_date", "medical_check_expiration", "salary_bank_name", "salary_account_number", "salary_cbu", "fund_bank_name", "fund_account_number", "fund_cbu", "admission_date", "termination_date", "termination_reason", "termination_comments", "employable", "created_at", "updated_at") overriding system value values
('1', 'Ayelén', 'Quiroga', null, '0147', '28123456', null, null, 'female', '1981-03-05', null, null, null, null, 'Paraná', null, null, null, null, null, null, '1', '1', null, '1', null, null, null, null, null, '1', 'true', null, 'A.3,B.1', null, null, null, null, '2850590940090418135201', null, null, null, '2019-04-01', '2025-06-30', null, null, 'true', '2026-11-28 23:38:06.698216+00', '2026-11-28 23:38:07.281974+00'),
('3', 'Nahuel', 'Ibáñez', null, '0149', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', null, null, null, null, null, null, null, null, null, 'true', null, null, null, '2024-09-05', null, null, null, null, null, null, null, null, null, null, 'true', '2026-11-28 23:38:07.411672+00', '2026-11-28 23:38:07.417196+00');
insert into "employment_periods" ("id", "employee_id", "admission_date", "termination_date", "termination_reason", "termination_comments", "employable", "created_at", "updated_at", "switched_on") overriding system value values
('1', '1', '2019-04-01', '2025-06-30', null, null, 'true', '2026-11-28 23:38:06.698216+00', '2026-11-28 23:38:07.280593+00', 'false');
insert into "events" ("id", "title", "type", "start", "end", "time", "end_time", "notify", "notify_days", "repeat", "repeat_until", "skipped", "company_id", "client_id", "created_at", "updated_at") overriding system value values
('1', 'Reunión de seguridad', 'meeting', '2024-03-05', '2024-03-05', '09:00', '09:40', 'true', '3', 'weekly', '2024-04-30', '{2024-03-19}', '1', null, '2026-11-28 23:38:07.3743+00', '2026-11-28 23:38:07.396279+00');
insert into "files" ("key", "name", "media_type", "bytes", "sha256", "resource", "entity_id", "created_by", "created_at") overriding system value values
('29b4a6605361162d6fadb66c9d3659ab', 'contrato.pdf', 'application/pdf', '15', E'\\x14bcd090baf31edba64e9cbd8cdfc15f943344aa72cb3675ad8e91bfcbce03ad', 'attachments', '1', '1', '2026-11-28 23:38:06.775709+00'),
('1a3806e27726de90ea43ebb0321c42a8', 'planilla.csv', 'application/octet-stream', '54', E'\\x6b051b1018e8cf28345ee3061fb0d4dfa8d382a30c0ceaec03c10c10488e67cc', 'imports', null, '1', '2026-11-28 23:38:07.472448+00'),
('23f164cd169d6044d6340658cdf89729', 'planilla.csv', 'application/octet-stream', '55', E'\\x44ae0811a6f65b7936d4c4ed49fcce1f0593ab23af49b27a7ee4b9e9d53c054b', 'imports', null, '1', '2026-11-28 23:38:08.322561+00');
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
('2', '1', 'planilla.csv', '23f164cd169d6044d6340658cdf89729', null, 'es', 'pending', '{"kind": "csv", "rows": 2, "sheet": 0, "sheets": [""], "columns": [{"dates": "dmy", "column": "A", "filled": 2, "heading": "Nombre", "samples": ["Lila false", "Dorado false"], "decimals": "comma"}, {"dates": "dmy", "column": "B", "filled": 2, "heading": "Código", "samples": ["#b497d6", "dorado"], "decimals": "comma"}], "suggested": {"ccts": {"name": "A"}, "ppes": {"name": "A"}, "users": {"name": "A"}, "colors": {"name": "A", "color_code": "B"}, "clients": {"name": "A"}, "periods": {}, "products": {"code": "B", "name": "A"}, "companies": {"name": "A"}, "employees": {"name": "A"}, "qualities": {}, "trainings": {}, "categories": {"name": "A"}, "job_titles": {"name": "A"}, "parameters": {}, "job_sectors": {"name": "A"}, "cost_centers": {"name": "A"}, "quality_items": {"name": "A"}, "contract_types": {"name": "A"}, "job_categories": {"name": "A"}, "ppe_deliveries": {}, "training_items": {"name": "A"}, "employee_status": {"name": "A"}, "management_levels": {"name": "A"}}, "undecided": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "ppe_deliveries": [], "training_items": [], "employee_status": [], "management_levels": []}, "by_content": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "ppe_deliveries": [], "training_items": [], "employee_status": [], "management_levels": []}, "header_row": 1}', null, '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"same": 0, "total": 2, "wrong": 1, "created": 1, "doubled": 0, "skipped": 0, "updated": 0, "missing_pictures": 0}', '[]', null, null, null, '0', '2', '2', 'false', null, null, '2026-11-28 23:38:08.322561+00', '2026-11-28 23:38:08.406715+00', '1'),
('1', '1', 'planilla.csv', '1a3806e27726de90ea43ebb0321c42a8', null, 'es', 'done', '{"kind": "csv", "rows": 2, "sheet": 0, "sheets": [""], "columns": [{"dates": "dmy", "column": "A", "filled": 2, "heading": "Nombre", "samples": ["Lila true", "Dorado true"], "decimals": "comma"}, {"dates": "dmy", "column": "B", "filled": 2, "heading": "Código", "samples": ["#b497d6", "#ffd700"], "decimals": "comma"}], "suggested": {"ccts": {"name": "A"}, "ppes": {"name": "A"}, "users": {"name": "A"}, "colors": {"name": "A", "color_code": "B"}, "clients": {"name": "A"}, "periods": {}, "products": {"code": "B", "name": "A"}, "companies": {"name": "A"}, "employees": {"name": "A"}, "qualities": {}, "trainings": {}, "categories": {"name": "A"}, "job_titles": {"name": "A"}, "parameters": {}, "job_sectors": {"name": "A"}, "cost_centers": {"name": "A"}, "quality_items": {"name": "A"}, "contract_types": {"name": "A"}, "job_categories": {"name": "A"}, "ppe_deliveries": {}, "training_items": {"name": "A"}, "employee_status": {"name": "A"}, "management_levels": {"name": "A"}}, "undecided": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "ppe_deliveries": [], "training_items": [], "employee_status": [], "management_levels": []}, "by_content": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "ppe_deliveries": [], "training_items": [], "employee_status": [], "management_levels": []}, "header_row": 1}', null, '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"same": 0, "total": 2, "wrong": 0, "created": 2, "doubled": 0, "skipped": 0, "updated": 0, "missing_pictures": 0}', '[]', null, 'load-53773bea-f771-4c2e-84e5-8a342ad99230', null, '3', '2', '2', 'false', null, null, '2026-11-28 23:38:07.472448+00', '2026-11-28 23:38:08.274678+00', '1');
insert into "job_categories" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_categories', null, '2026-11-28 23:38:06.637103+00', '2026-11-28 23:38:06.638161+00');
insert into "job_sectors" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_sectors', null, '2026-11-28 23:38:06.643168+00', '2026-11-28 23:38:06.644061+00');
insert into "job_titles" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_titles', null, '2026-11-28 23:38:06.649253+00', '2026-11-28 23:38:06.650284+00');
insert into "management_levels" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de management_levels', null, '2026-11-28 23:38:06.655662+00', '2026-11-28 23:38:06.656567+00');
insert into "notice_digests" ("user_id", "day", "hour", "language", "stop_token", "next_at", "sent_for") overriding system value values
('1', '1', '9', 'es', 'pEB0jfjOGWkrgNX7xO_VOneAQka2XaUJ', '2026-11-30 12:00:00+00', null);
insert into "notice_dismissals" ("user_id", "notice_id", "expiration_date", "dismissed_at") overriding system value values
('1', 'medical_check-3', '2024-09-05', '2026-11-28 23:38:07.435648+00');
insert into "parameters" ("id", "email", "phone", "instagram", "facebook", "linkedin", "whatsapp", "start_hour", "end_hour", "surcharge_credit_percentage", "surcharge_transfer", "surcharge_foreing_money", "exchange", "image", "license_notice_days", "medical_check_notice_days", "ppe_delivery_notice_days", "birth_date_notice_days", "created_at", "updated_at", "search_synonyms", "certification_notice_days", "retention_years", "messages_months", "shop_name", "address", "map", "hours_text") overriding system value values
('1', 'hola@example.com', '(0343) 555-0142', null, null, null, null, null, null, null, null, null, null, null, '30', '30', '15', '7', '2026-11-28 23:38:06.437826+00', '2026-11-28 23:38:06.43921+00', 'reparación, arreglo, reparar, arreglar, servicio técnico, roto, rota, rotura, partida, astillada, estallada, repair, fix, broken, conserto, consertar, quebrada
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
('1', 'see_menu_products', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.741277+00'),
('2', 'create_products', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744006+00'),
('3', 'update_products', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.74405+00'),
('4', 'delete_products', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744068+00'),
('5', 'see_menu_categories', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744082+00'),
('6', 'see_categories', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744096+00'),
('7', 'create_categories', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.74411+00'),
('8', 'update_categories', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744123+00'),
('9', 'delete_categories', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744132+00'),
('10', 'see_menu_colors', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.74414+00'),
('11', 'see_colors', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744148+00'),
('12', 'create_colors', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744155+00'),
('13', 'update_colors', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744163+00'),
('14', 'delete_colors', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744171+00'),
('15', 'see_parameters', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744179+00'),
('16', 'create_parameters', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744186+00'),
('17', 'update_parameters', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744194+00'),
('18', 'delete_parameters', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744201+00'),
('19', 'see_menu_clients', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.74421+00'),
('20', 'see_clients', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744219+00'),
('21', 'create_clients', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744227+00'),
('22', 'update_clients', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744239+00'),
('23', 'delete_clients', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744248+00'),
('24', 'see_menu_companies', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744257+00'),
('25', 'see_companies', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744265+00'),
('26', 'create_companies', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744274+00'),
('27', 'update_companies', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744283+00'),
('28', 'delete_companies', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744291+00'),
('29', 'see_menu_users', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744299+00'),
('30', 'see_users', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744308+00'),
('31', 'create_users', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744316+00'),
('32', 'update_users', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744325+00'),
('33', 'delete_users', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744334+00'),
('34', 'see_menu_permissions', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744342+00'),
('35', 'see_permissions', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744354+00'),
('36', 'create_permissions', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744362+00'),
('37', 'update_permissions', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.74437+00'),
('38', 'delete_permissions', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744378+00'),
('39', 'see_audit', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744386+00'),
('40', 'see_menu_employees', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744394+00'),
('41', 'see_employees', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744403+00'),
('42', 'create_employees', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.74441+00'),
('43', 'update_employees', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744418+00'),
('44', 'delete_employees', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744426+00'),
('45', 'see_employee_termination', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744434+00'),
('46', 'create_employee_termination', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744442+00'),
('47', 'update_employee_termination', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.74445+00'),
('48', 'delete_employee_termination', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744461+00'),
('49', 'see_employee_general_data', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744469+00'),
('50', 'create_employee_general_data', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744477+00'),
('51', 'update_employee_general_data', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744485+00'),
('52', 'delete_employee_general_data', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744493+00'),
('53', 'print_employee_file', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744501+00'),
('54', 'load_database', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744509+00'),
('55', 'see_menu_ppes', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744517+00'),
('56', 'see_ppes', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744524+00'),
('57', 'create_ppes', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744532+00'),
('58', 'update_ppes', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.74454+00'),
('59', 'delete_ppes', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744548+00'),
('60', 'see_ppe_deliveries', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744556+00'),
('61', 'create_ppe_deliveries', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744566+00'),
('62', 'update_ppe_deliveries', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744574+00'),
('63', 'delete_ppe_deliveries', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744582+00'),
('64', 'print_ppe_deliveries', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.74459+00'),
('65', 'see_training_items', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744598+00'),
('66', 'create_training_items', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744606+00'),
('67', 'update_training_items', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744614+00'),
('68', 'delete_training_items', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744622+00'),
('69', 'see_quality_items', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.74463+00'),
('70', 'create_quality_items', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744639+00'),
('71', 'update_quality_items', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744646+00'),
('72', 'delete_quality_items', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744655+00'),
('73', 'see_notifications', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744662+00'),
('74', 'see_contact_messages', '2026-11-28 23:38:05.739233+00', '2026-11-28 23:38:05.744673+00');
insert into "pictures" ("name", "kind", "width", "height", "cutout", "bytes", "created_at") overriding system value values
('b2499372237492875b42e44e561be0df.jpg', 'image', '40', '40', 'false', '892', '2026-11-28 23:38:06.373043+00');
insert into "ppe_deliveries" ("id", "employee_id", "ppe_id", "round_id", "delivery_date", "next_delivery_date", "size", "quantity", "brand", "model", "certification", "comments", "images", "again", "ppe_name", "employee_name", "employee_dni", "job_title", "company_name", "company_cuit", "company_street", "company_city", "company_zip_code", "company_province", "absent", "signature", "signed_at", "device_signed_at", "signed_by", "signed_by_name", "operator", "address", "device", "sentence", "strokes", "strokes_hash", "scan", "scan_hash", "record_hash", "signature_hash", "annulled_at", "annulled_by", "annulled_by_name", "annul_reason", "created_at", "updated_at") overriding system value values
('2', '1', '1', '1', '2024-03-05', '2024-09-05', '9', '1', 'Ñú', null, null, null, '{}', 'true', 'Guantes', 'Ayelén Quiroga', '28123456', 'Uno de job_titles', 'Río Paraná SRL', '30712345671', null, 'Paraná', null, null, 'false', 'glass', '2026-11-28 23:38:06.848+00', null, '1', 'General, Administración', 'General, Administración (1)', '127.0.0.1', 'node', 'Recibí los elementos en buen estado y me explicaron su uso y conservación.', '[[[200, 2000, 0], [280, 2431, 16], [360, 2757, 32], [440, 2898, 48], [520, 2818, 64], [600, 2539, 80], [680, 2127, 96], [760, 1684, 112], [840, 1319, 128], [920, 1120, 144], [1000, 1137, 160], [1080, 1365, 176], [1160, 1749, 192], [1240, 2194, 208], [1320, 2591, 224], [1400, 2844, 240], [1480, 2890, 256], [1560, 2719, 272], [1640, 2371, 288], [1720, 1932, 304], [1800, 1510, 320], [1880, 1208, 336], [1960, 1100, 352], [2040, 1212, 368], [2120, 1517, 384], [2200, 1940, 400], [2280, 2378, 416], [2360, 2723, 432], [2440, 2892, 448], [2520, 2841, 464], [2600, 2585, 480], [2680, 2186, 496], [2760, 1741, 512], [2840, 1359, 528], [2920, 1135, 544], [3000, 1122, 560], [3080, 1324, 576], [3160, 1692, 592], [3240, 2135, 608], [3320, 2545, 624]]]', '83b8bf1a804fca0bae6c859e58e339fcba1a4433f1cd8a925db6e5545eb6fa2e', null, null, '4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668', '52bfcedbb598d4fee284f763ed499ec45df59f7c25aa65ff5237f56392b443c4', null, null, null, null, '2026-11-28 23:38:06.814947+00', '2026-11-28 23:38:06.854621+00'),
('1', '1', '1', '1', '2024-03-05', '2024-09-05', '9', '1', 'Ñú', null, null, null, '{}', 'true', 'Guantes', 'Ayelén Quiroga', '28123456', 'Uno de job_titles', 'Río Paraná SRL', '30712345671', null, 'Paraná', null, null, 'false', 'glass', '2026-11-28 23:38:06.848+00', null, '1', 'General, Administración', 'General, Administración (1)', '127.0.0.1', 'node', 'Recibí los elementos en buen estado y me explicaron su uso y conservación.', '[[[200, 2000, 0], [280, 2431, 16], [360, 2757, 32], [440, 2898, 48], [520, 2818, 64], [600, 2539, 80], [680, 2127, 96], [760, 1684, 112], [840, 1319, 128], [920, 1120, 144], [1000, 1137, 160], [1080, 1365, 176], [1160, 1749, 192], [1240, 2194, 208], [1320, 2591, 224], [1400, 2844, 240], [1480, 2890, 256], [1560, 2719, 272], [1640, 2371, 288], [1720, 1932, 304], [1800, 1510, 320], [1880, 1208, 336], [1960, 1100, 352], [2040, 1212, 368], [2120, 1517, 384], [2200, 1940, 400], [2280, 2378, 416], [2360, 2723, 432], [2440, 2892, 448], [2520, 2841, 464], [2600, 2585, 480], [2680, 2186, 496], [2760, 1741, 512], [2840, 1359, 528], [2920, 1135, 544], [3000, 1122, 560], [3080, 1324, 576], [3160, 1692, 592], [3240, 2135, 608], [3320, 2545, 624]]]', '83b8bf1a804fca0bae6c859e58e339fcba1a4433f1cd8a925db6e5545eb6fa2e', null, null, '4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668', '52bfcedbb598d4fee284f763ed499ec45df59f7c25aa65ff5237f56392b443c4', '2026-11-28 23:38:06.867266+00', '1', 'General, Administración', 'Talle equivocado', '2026-11-28 23:38:06.814947+00', '2026-11-28 23:38:06.871733+00');
insert into "ppe_holdings" ("employee_id", "ppe_id", "delivery_id", "delivery_date", "next_delivery_date", "is_needed", "pending_round_id", "surname", "name", "company_id", "client_id", "job_sector_id", "job_title_id", "active", "admission_date", "termination_date", "size", "search") overriding system value values
('1', '1', '2', '2024-03-05', '2024-09-05', 'true', null, 'Quiroga', 'Ayelén', '1', '1', null, '1', 'true', '2019-04-01', '2025-06-30', '9', 'ayelen quiroga ayelen 0147 28123456');
insert into "ppe_job_titles" ("ppe_id", "job_title_id", "position") overriding system value values
('1', '1', '1');
insert into "ppe_printed_records" ("code", "employee_id", "rows", "rows_hash", "sheet_hash", "printed_on", "printed_by", "printed_by_name", "created_at") overriding system value values
('YWRKAV6JT6RVVJ46', '1', '[[1, "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "52bfcedbb598d4fee284f763ed499ec45df59f7c25aa65ff5237f56392b443c4"], [2, "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "52bfcedbb598d4fee284f763ed499ec45df59f7c25aa65ff5237f56392b443c4"]]', '2a9c0ed1ec921e45a4b33b6fec73b68f90bdd7b4af5b9b3287d2d1aa4be49231', 'c72b92334e8d1d3781e0b7e10dfcd97b8883105887558c256e3d228f1743cb9b', '2026-11-28', '1', 'General, Administración', '2026-11-28 23:38:06.891412+00');
insert into "ppe_rounds" ("id", "title", "date", "signature", "closed_at", "closed_by", "closed_by_name", "company_id", "client_id", "created_at", "updated_at") overriding system value values
('1', 'Depósito', '2024-03-05', 'person', null, null, null, '1', '1', '2026-11-28 23:38:06.814947+00', '2026-11-28 23:38:06.819561+00');
insert into "ppes" ("id", "name", "description", "useful_life_months", "brand", "model", "certification", "sizes", "created_at", "updated_at") overriding system value values
('1', 'Guantes', null, null, 'Ñú', null, null, '{8,9}', '2026-11-28 23:38:06.682596+00', '2026-11-28 23:38:06.683474+00');
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
Un año de garantía.', '1', '1399.90', '256 GB', null, '{b2499372237492875b42e44e561be0df.jpg}', '2026-11-28 23:38:06.375435+00', '2026-11-28 23:38:06.394858+00', '{}'),
('2', 'Funda "Río"', 'De silicona', '2', '10.00', null, null, '{}', '2026-11-28 23:38:06.403002+00', '2026-11-28 23:38:06.403002+00', '{}');
insert into "public_version" ("id", "version") overriding system value values
('true', '12');
insert into "qualities" ("id", "employee_id", "quality_item_id", "date", "expiration_date", "instructor", "hours", "comments", "file", "created_at", "updated_at") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05', null, null, null, null, '2026-11-28 23:38:06.801366+00', '2026-11-28 23:38:06.803983+00');
insert into "quality_cells" ("employee_id", "item_id", "certification_id", "date", "expiration_date") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05');
insert into "quality_items" ("id", "name", "description", "created_at", "updated_at", "validity_months") overriding system value values
('1', 'Uno de quality_items', null, '2026-11-28 23:38:06.675361+00', '2026-11-28 23:38:06.676757+00', null);
insert into "rate_hits" ("id", "scope", "subject", "at") overriding system value values
('3', 'contact', '127.0.0.1', '2026-11-28 23:38:06.470569+00');
insert into "sessions" ("id", "token_hash", "user_id", "created_at", "expires_at") overriding system value values
('1', E'\\xcbb4cf6ba777d0ad1d91e2c79caaca59950bf5af30541f558470fb6f61e6ca81', '1', '2026-11-28 23:38:06.163914+00', '2026-11-29 11:38:06.163914+00');
insert into "signing_keys" ("name", "key", "created_at") overriding system value values
('files', E'\\xef8a9549acd03f11dbae35c2e8b4d02482acdcc07a4890f725a58694b0dd80bd', '2026-11-28 23:38:05.865287+00');
insert into "training_cells" ("employee_id", "item_id", "certification_id", "date", "expiration_date") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05');
insert into "training_items" ("id", "name", "description", "created_at", "updated_at", "validity_months") overriding system value values
('1', 'Uno de training_items', null, '2026-11-28 23:38:06.668396+00', '2026-11-28 23:38:06.669954+00', null);
insert into "trainings" ("id", "employee_id", "training_item_id", "date", "expiration_date", "instructor", "hours", "comments", "file", "created_at", "updated_at") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05', null, null, null, null, '2026-11-28 23:38:06.788459+00', '2026-11-28 23:38:06.790956+00');
insert into "undos" ("token_hash", "user_id", "request_id", "created_at") overriding system value values
(E'\\xf3d71e849e5b3998e0228f8762459ebfef8bfb0afb23445186556339e7902047', '1', '11fbc8a0-4879-492c-a577-17d42b0e8de3', '2026-11-28 23:38:06.423846+00'),
(E'\\x74a6afe1e4d94a25884cdacd4646314aeab2c8b8e2928515f4868b7516375197', '1', '854c5d1c-b8fd-4581-b1ef-6c4ea3ab95f3', '2026-11-28 23:38:06.814947+00'),
(E'\\x1938d93716d25cebc5c5ac156c79fc1d4580c692cd8e9c636a2b6fcf2290ed9f', '1', 'd1f82eeb-bf25-4910-ba81-4256ef5abb2d', '2026-11-28 23:38:07.259774+00'),
(E'\\xfd137806ffd75528f3a6710b40ef149eb8d944082284874091b699cc8ce75deb', '1', 'f859d5a7-9ce2-49af-8390-55c487163013', '2026-11-28 23:38:07.335966+00'),
(E'\\xe8539a03a0d9ba855804986efc7fec214801f14850f2e3d76483c649ece76011', '1', '62967bff-c3ba-4290-87a6-8e53f970a31e', '2026-11-28 23:38:07.390908+00');
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
('1', 'Administración', 'General', '20123456', 'administracion@example.com', '$argon2id$v=19$m=19456,t=2,p=1$nh0sKMdyzTZBp5lgWpBH3w$h3Iv7DfKGE0LgBZOFu+Fc8GFYO/+6t8KN07rDTDXt40', 'true', null, null, null, '2026-11-28 23:38:05.750023+00', '2026-11-28 23:38:05.766884+00'),
('2', 'Luz', 'Peralta', '30123456', 'luz@example.com', '$argon2id$v=19$m=19456,t=2,p=1$7QWl9x5PogAw9P7INnDowQ$qMq9orNe3bHrU7i4xHLzNLXYbOzF6bzwpybI/ejlOVQ', 'true', null, '1', null, '2026-11-28 23:38:06.574374+00', '2026-11-28 23:38:06.577925+00'),
('3', 'Luz', 'Peralta', '30123457', 'luz.2@example.com', '$argon2id$v=19$m=19456,t=2,p=1$puJEALTPr0Nu/rluYWPMew$OswM4TFyaZ9+2wo1/ONGIGbogV55md+qfOUXKM0ZwDM', 'false', null, null, '1', '2026-11-28 23:38:06.599412+00', '2026-11-28 23:38:06.602045+00');
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
