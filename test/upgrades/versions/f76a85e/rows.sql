insert into "attachments" ("id", "employee_id", "type", "file", "name", "media_type", "size", "created_at", "updated_at") overriding system value values
('1', '1', 'contract', '2c8561715601f669451d28796fefaebe', 'contrato.pdf', 'application/pdf', '15', '2026-11-27 19:32:34.556378+00', '2026-11-27 19:32:34.559282+00');
insert into "audit" ("id", "at", "user_id", "resource", "entity_id", "action", "before", "after", "request_id", "company_id", "client_id", "input") overriding system value values
('1', '2026-11-27 19:32:34.195538+00', '1', 'categories', '1', 'created', null, '{"id": 1, "name": "Teléfonos", "image": null, "created_at": "2026-11-27T19:32:34.193055Z", "updated_at": "2026-11-27T19:32:34.195172Z", "description": "Nuevos y usados"}', 'e15ec40e-357c-4f9e-b66d-ad7132020248', null, null, null),
('2', '2026-11-27 19:32:34.207311+00', '1', 'categories', '2', 'created', null, '{"id": 2, "name": "Accesorios", "image": null, "created_at": "2026-11-27T19:32:34.206818Z", "updated_at": "2026-11-27T19:32:34.207181Z", "description": "Fundas y cargadores"}', '8f4ca3c8-39ec-4db4-8f20-2856203d2591', null, null, null),
('3', '2026-11-27 19:32:34.213493+00', '1', 'colors', '1', 'created', null, '{"id": 1, "name": "Grafito", "color_code": "#3A3A3C", "created_at": "2026-11-27T19:32:34.212623Z", "updated_at": "2026-11-27T19:32:34.213191Z"}', '0b6e2c59-707d-4808-b306-64ca782cf120', null, null, null),
('4', '2026-11-27 19:32:34.218824+00', '1', 'colors', '2', 'created', null, '{"id": 2, "name": "Ñandú", "color_code": "#8B7355", "created_at": "2026-11-27T19:32:34.218297Z", "updated_at": "2026-11-27T19:32:34.218704Z"}', 'b03d5724-f499-471f-9bec-ffc98bc07705', null, null, null),
('5', '2026-11-27 19:32:34.325072+00', '1', 'products', '1', 'created', null, E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["c2cec752d224739cdd54165109ed9e33.jpg"], "price": 1249.50, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-27T19:32:34.320493Z", "updated_at": "2026-11-27T19:32:34.320493Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "category_image": null, "category_description": "Nuevos y usados"}', '74f5e845-79d0-4a94-a813-5c4c0120063a', null, null, null),
('6', '2026-11-27 19:32:34.33641+00', '1', 'products', '1', 'updated', E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["c2cec752d224739cdd54165109ed9e33.jpg"], "price": 1249.5, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-27T19:32:34.320493Z", "updated_at": "2026-11-27T19:32:34.320493Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "category_image": null, "category_description": "Nuevos y usados"}', E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["c2cec752d224739cdd54165109ed9e33.jpg"], "price": 1399.90, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-27T19:32:34.320493Z", "updated_at": "2026-11-27T19:32:34.336139Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "category_image": null, "category_description": "Nuevos y usados"}', '5d60c3a7-2768-46da-a8a9-c33f7bc3c406', null, null, null),
('7', '2026-11-27 19:32:34.343104+00', '1', 'products', '2', 'created', null, E'{"id": 2, "code": null, "name": "Funda \\"Río\\"", "image": [], "price": 10.00, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-27T19:32:34.342714Z", "updated_at": "2026-11-27T19:32:34.342714Z", "category_id": 2, "description": "De silicona", "category_image": null, "category_description": "Fundas y cargadores"}', '71d08c23-91fd-4e2c-82f1-197333938df9', null, null, null),
('8', '2026-11-27 19:32:34.349193+00', '1', 'products', '3', 'created', null, '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5.00, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-27T19:32:34.348847Z", "updated_at": "2026-11-27T19:32:34.348847Z", "category_id": 2, "description": "Un metro", "category_image": null, "category_description": "Fundas y cargadores"}', '2d880138-3fdb-460c-93dd-d3acbc0391bc', null, null, null),
('9', '2026-11-27 19:32:34.356157+00', '1', 'products', '3', 'deleted', '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-27T19:32:34.348847Z", "updated_at": "2026-11-27T19:32:34.348847Z", "category_id": 2, "description": "Un metro", "category_image": null, "category_description": "Fundas y cargadores"}', null, '5e335f08-2bbc-46b2-aa58-8e3fbdbb68ba', null, null, null),
('10', '2026-11-27 19:32:34.3659+00', '1', 'parameters', '1', 'created', null, E'{"id": 1, "email": "hola@example.com", "image": null, "phone": "(0343) 555-0142", "end_hour": null, "exchange": null, "facebook": null, "linkedin": null, "whatsapp": null, "instagram": null, "created_at": "2026-11-27T19:32:34.364672Z", "start_hour": null, "updated_at": "2026-11-27T19:32:34.365581Z", "messages_months": null, "retention_years": 10, "search_synonyms": "reparación, arreglo, reparar, arreglar, servicio técnico\\nauriculares, AirPods, EarPods\\ncelular, teléfono, iPhone\\nnotebook, laptop, portátil, MacBook\\ncomputadora, Mac\\ntablet, tableta, iPad\\nreloj, smartwatch, Watch\\nfunda, case, carcasa, cover\\ncargador, adaptador de corriente\\nparlante, altavoz, HomePod\\nlápiz, Pencil", "surcharge_transfer": null, "license_notice_days": 30, "birth_date_notice_days": 7, "surcharge_foreing_money": null, "ppe_delivery_notice_days": 15, "certification_notice_days": 30, "medical_check_notice_days": 30, "surcharge_credit_percentage": null}', '3f727c69-627c-4848-ad28-95cccf39f290', null, null, null),
('11', '2026-11-27 19:32:34.376074+00', '1', 'companies', '1', 'created', null, '{"id": 1, "city": "Paraná", "cuit": "30712345671", "logo": null, "name": "Río Paraná SRL", "image": null, "phone": null, "address": "Paraná", "country": null, "province": null, "zip_code": null, "created_at": "2026-11-27T19:32:34.374950Z", "updated_at": "2026-11-27T19:32:34.375709Z", "address_number": null, "address_street": null}', '03ff2860-4ebc-4820-9312-00da930a292e', '1', null, null),
('12', '2026-11-27 19:32:34.380311+00', '1', 'clients', '1', 'created', null, '{"id": 1, "city": "Oro Verde", "name": "Colegio Ñandubay", "image": null, "phone": null, "address": "Oro Verde", "country": null, "province": null, "zip_code": null, "created_at": "2026-11-27T19:32:34.379221Z", "updated_at": "2026-11-27T19:32:34.379872Z", "address_number": null, "address_street": null}', 'e168f60a-2ffa-4057-b586-9bdf32c235a7', null, '1', null),
('13', '2026-11-27 19:32:34.39674+00', '1', 'users', '2', 'created', null, '{"id": 2, "dni": "30123456", "name": "Luz", "email": "luz@example.com", "image": null, "active": true, "client": null, "company": "Río Paraná SRL", "surname": "Peralta", "client_id": null, "company_id": 1, "created_at": "2026-11-27T19:32:34.393349Z", "updated_at": "2026-11-27T19:32:34.396413Z"}', '280edb4c-d12b-4f6a-8a08-80884c1bc5cb', '1', null, null),
('14', '2026-11-27 19:32:34.413458+00', '1', 'users', '3', 'created', null, '{"id": 3, "dni": "30123457", "name": "Luz", "email": "luz.2@example.com", "image": null, "active": false, "client": "Colegio Ñandubay", "company": null, "surname": "Peralta", "client_id": 1, "company_id": null, "created_at": "2026-11-27T19:32:34.411159Z", "updated_at": "2026-11-27T19:32:34.413140Z"}', '660a1c78-4342-4184-83ee-ad542426d089', null, '1', null),
('15', '2026-11-27 19:32:34.418138+00', '1', 'contract_types', '1', 'created', null, '{"id": 1, "name": "Uno de contract_types", "created_at": "2026-11-27T19:32:34.417123Z", "updated_at": "2026-11-27T19:32:34.417760Z", "description": null}', '577e3890-8b5e-4e12-b6dd-aee77d90109e', null, null, null),
('16', '2026-11-27 19:32:34.422251+00', '1', 'cost_centers', '1', 'created', null, '{"id": 1, "name": "Uno de cost_centers", "created_at": "2026-11-27T19:32:34.421238Z", "updated_at": "2026-11-27T19:32:34.421835Z", "description": null}', 'aa038375-3d3c-48a3-8b56-4bb03d0889e9', null, null, null),
('17', '2026-11-27 19:32:34.425815+00', '1', 'employee_status', '1', 'created', null, '{"id": 1, "name": "Uno de employee_status", "created_at": "2026-11-27T19:32:34.424881Z", "updated_at": "2026-11-27T19:32:34.425456Z", "description": null}', 'ab6bd07a-9859-4572-b4d3-7542ef9f659f', null, null, null),
('18', '2026-11-27 19:32:34.430926+00', '1', 'job_categories', '1', 'created', null, '{"id": 1, "name": "Uno de job_categories", "created_at": "2026-11-27T19:32:34.429796Z", "updated_at": "2026-11-27T19:32:34.430544Z", "description": null}', 'b6e6a2b0-4683-44b0-ab72-8bce814ae932', null, null, null),
('19', '2026-11-27 19:32:34.43493+00', '1', 'job_sectors', '1', 'created', null, '{"id": 1, "name": "Uno de job_sectors", "created_at": "2026-11-27T19:32:34.433955Z", "updated_at": "2026-11-27T19:32:34.434583Z", "description": null}', '5f9602cd-0e54-4f2f-8e60-30285384c95e', null, null, null),
('20', '2026-11-27 19:32:34.439373+00', '1', 'job_titles', '1', 'created', null, '{"id": 1, "name": "Uno de job_titles", "created_at": "2026-11-27T19:32:34.438307Z", "updated_at": "2026-11-27T19:32:34.439004Z", "description": null}', '6771c84f-a8db-4dca-b921-4ceabea9ea7d', null, null, null),
('21', '2026-11-27 19:32:34.445234+00', '1', 'management_levels', '1', 'created', null, '{"id": 1, "name": "Uno de management_levels", "created_at": "2026-11-27T19:32:34.444051Z", "updated_at": "2026-11-27T19:32:34.444775Z", "description": null}', '467352f9-a9c2-407c-9fea-42d398c87d62', null, null, null),
('22', '2026-11-27 19:32:34.44963+00', '1', 'ccts', '1', 'created', null, '{"id": 1, "name": "Uno de ccts", "created_at": "2026-11-27T19:32:34.448489Z", "updated_at": "2026-11-27T19:32:34.449201Z", "description": null}', '365dbefd-a877-477c-9b2b-727d911e6291', null, null, null),
('23', '2026-11-27 19:32:34.454672+00', '1', 'training_items', '1', 'created', null, '{"id": 1, "name": "Uno de training_items", "created_at": "2026-11-27T19:32:34.453012Z", "job_titles": [], "updated_at": "2026-11-27T19:32:34.454181Z", "description": null, "validity_months": null}', '2a4e1df0-c9ab-4884-8405-ca5225e70796', null, null, null),
('24', '2026-11-27 19:32:34.459547+00', '1', 'quality_items', '1', 'created', null, '{"id": 1, "name": "Uno de quality_items", "created_at": "2026-11-27T19:32:34.457824Z", "job_titles": [], "updated_at": "2026-11-27T19:32:34.458968Z", "description": null, "validity_months": null}', '6218e65e-a43e-4eda-bb3b-6e1ea3c09227', null, null, null),
('25', '2026-11-27 19:32:34.468083+00', '1', 'ppes', '1', 'created', null, '{"id": 1, "name": "Guantes", "brand": "Ñú", "model": null, "sizes": ["8", "9"], "created_at": "2026-11-27T19:32:34.463146Z", "job_titles": [{"id": 1, "name": "Uno de job_titles"}], "updated_at": "2026-11-27T19:32:34.463760Z", "description": null, "certification": null, "useful_life_months": null}', 'c9549801-2a4d-4900-a00a-4323c7f39934', null, null, null),
('26', '2026-11-27 19:32:34.499121+00', '1', 'employees', '1', 'created', null, '{"id": 1, "cct": null, "dni": "28123456", "city": "Paraná", "cuil": null, "name": "Ayelén", "image": null, "active": true, "cct_id": null, "client": "Colegio Ñandubay", "gender": "female", "status": "Uno de employee_status", "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Quiroga", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": 1, "job_title": "Uno de job_titles", "ppe_sizes": [{"ppe": "Guantes", "size": "9", "ppe_id": 1}], "status_id": 1, "birth_date": "1981-03-05", "company_id": 1, "created_at": "2026-11-27T19:32:34.474101Z", "employable": true, "job_sector": null, "salary_cbu": "2850590940090418135201", "updated_at": "2026-11-27T19:32:34.476144Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": 1, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": "2019-04-01", "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": "A.3,B.1", "employee_file_number": "0147", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', 'e81eb50e-fe2e-4dc2-b36f-83bcfbd2230e', '1', '1', null),
('27', '2026-11-27 19:32:34.559721+00', '1', 'attachments', '1', 'created', null, '{"id": 1, "file": {"key": "2c8561715601f669451d28796fefaebe", "name": "contrato.pdf", "size": 15, "media_type": "application/pdf"}, "name": "contrato.pdf", "size": 15, "type": "contract", "created_at": "2026-11-27T19:32:34.556378Z", "media_type": "application/pdf", "updated_at": "2026-11-27T19:32:34.559282Z", "employee_id": 1}', 'f82a8841-3e8d-4635-9aa2-176fadf0a71f', '1', '1', null),
('28', '2026-11-27 19:32:34.568729+00', '1', 'trainings', '1', 'created', null, '{"id": 1, "date": "2024-03-05", "file": null, "hours": null, "comments": null, "created_at": "2026-11-27T19:32:34.566061Z", "instructor": null, "updated_at": "2026-11-27T19:32:34.568239Z", "employee_id": 1, "employee_name": "Ayelén", "training_item": "Uno de training_items", "expiration_date": "2025-03-05", "employee_surname": "Quiroga", "training_item_id": 1, "employee_file_number": "0147"}', '1957011d-6ca6-4c2b-adf9-d4a69b31aa77', '1', '1', null),
('29', '2026-11-27 19:32:34.578054+00', '1', 'qualities', '1', 'created', null, '{"id": 1, "date": "2024-03-05", "file": null, "hours": null, "comments": null, "created_at": "2026-11-27T19:32:34.575882Z", "instructor": null, "updated_at": "2026-11-27T19:32:34.577631Z", "employee_id": 1, "quality_item": "Uno de quality_items", "employee_name": "Ayelén", "expiration_date": "2025-03-05", "quality_item_id": 1, "employee_surname": "Quiroga", "employee_file_number": "0147"}', '098d454c-4fb4-4abb-b982-f6f4916e3421', '1', '1', null),
('30', '2026-11-27 19:32:34.590441+00', '1', 'ppe_rounds', '1', 'created', null, '{"id": 1, "date": "2024-03-05", "title": "Depósito", "client": "Colegio Ñandubay", "company": "Río Paraná SRL", "client_id": 1, "closed_at": null, "signature": "person", "company_id": 1, "created_at": "2026-11-27T19:32:34.586663Z", "updated_at": "2026-11-27T19:32:34.589853Z", "closed_by_name": null}', 'a0a8632c-fa99-4bfc-8b94-0eb61eff1c9a', '1', '1', null),
('31', '2026-11-27 19:32:34.596695+00', '1', 'ppe_deliveries', '1', 'created', null, '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": null, "signed_at": null, "signed_by": null, "created_at": "2026-11-27T19:32:34.586663Z", "updated_at": "2026-11-27T19:32:34.595823Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": null, "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": null, "signed_by_name": null, "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', 'a0a8632c-fa99-4bfc-8b94-0eb61eff1c9a', '1', '1', null),
('32', '2026-11-27 19:32:34.596804+00', '1', 'ppe_deliveries', '2', 'created', null, '{"id": 2, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": null, "signed_at": null, "signed_by": null, "created_at": "2026-11-27T19:32:34.586663Z", "updated_at": "2026-11-27T19:32:34.596571Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": null, "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": null, "signed_by_name": null, "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', 'a0a8632c-fa99-4bfc-8b94-0eb61eff1c9a', '1', '1', null),
('33', '2026-11-27 19:32:34.623079+00', '1', 'ppe_deliveries', '1', 'signed', '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": null, "signed_at": null, "signed_by": null, "created_at": "2026-11-27T19:32:34.586663Z", "updated_at": "2026-11-27T19:32:34.595823Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": null, "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": null, "signed_by_name": null, "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": "glass", "signed_at": "2026-11-27T19:32:34.611000Z", "signed_by": 1, "created_at": "2026-11-27T19:32:34.586663Z", "updated_at": "2026-11-27T19:32:34.617081Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": "6d076d7707b5ccdffcf746a585d834299d256461cbbf211f7263b9f0ef3de6b5", "signed_by_name": "General, Administración", "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '510286f2-e542-480d-b2c3-980107a4353a', '1', '1', null),
('34', '2026-11-27 19:32:34.623212+00', '1', 'ppe_deliveries', '2', 'signed', '{"id": 2, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": null, "signed_at": null, "signed_by": null, "created_at": "2026-11-27T19:32:34.586663Z", "updated_at": "2026-11-27T19:32:34.596571Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": null, "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": null, "signed_by_name": null, "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '{"id": 2, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": "glass", "signed_at": "2026-11-27T19:32:34.611000Z", "signed_by": 1, "created_at": "2026-11-27T19:32:34.586663Z", "updated_at": "2026-11-27T19:32:34.617693Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": "6d076d7707b5ccdffcf746a585d834299d256461cbbf211f7263b9f0ef3de6b5", "signed_by_name": "General, Administración", "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '510286f2-e542-480d-b2c3-980107a4353a', '1', '1', null),
('35', '2026-11-27 19:32:34.637359+00', '1', 'ppe_deliveries', '1', 'annul', '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": "glass", "signed_at": "2026-11-27T19:32:34.611000Z", "signed_by": 1, "created_at": "2026-11-27T19:32:34.586663Z", "updated_at": "2026-11-27T19:32:34.617081Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": "6d076d7707b5ccdffcf746a585d834299d256461cbbf211f7263b9f0ef3de6b5", "signed_by_name": "General, Administración", "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": "glass", "signed_at": "2026-11-27T19:32:34.611000Z", "signed_by": 1, "created_at": "2026-11-27T19:32:34.586663Z", "updated_at": "2026-11-27T19:32:34.631550Z", "annulled_at": "2026-11-27T19:32:34.627840Z", "annulled_by": 1, "employee_id": 1, "record_hash": "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "annul_reason": "Talle equivocado", "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": "6d076d7707b5ccdffcf746a585d834299d256461cbbf211f7263b9f0ef3de6b5", "signed_by_name": "General, Administración", "annulled_by_name": "General, Administración", "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', 'b6885d0d-13f8-4b67-8cf9-35742b7407f4', '1', '1', '{"reason": "Talle equivocado"}'),
('36', '2026-11-27 19:32:34.965476+00', '1', 'employees', '1', 'terminate', '{"id": 1, "cct": null, "dni": "28123456", "city": "Paraná", "cuil": null, "name": "Ayelén", "image": null, "active": true, "cct_id": null, "client": "Colegio Ñandubay", "gender": "female", "status": "Uno de employee_status", "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Quiroga", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": 1, "job_title": "Uno de job_titles", "ppe_sizes": [{"ppe": "Guantes", "size": "9", "ppe_id": 1}], "status_id": 1, "birth_date": "1981-03-05", "company_id": 1, "created_at": "2026-11-27T19:32:34.474101Z", "employable": true, "job_sector": null, "salary_cbu": "2850590940090418135201", "updated_at": "2026-11-27T19:32:34.476144Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": 1, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": "2019-04-01", "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": "A.3,B.1", "employee_file_number": "0147", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '{"id": 1, "cct": null, "dni": "28123456", "city": "Paraná", "cuil": null, "name": "Ayelén", "image": null, "active": false, "cct_id": null, "client": "Colegio Ñandubay", "gender": "female", "status": "Uno de employee_status", "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Quiroga", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": 1, "job_title": "Uno de job_titles", "ppe_sizes": [{"ppe": "Guantes", "size": "9", "ppe_id": 1}], "status_id": 1, "birth_date": "1981-03-05", "company_id": 1, "created_at": "2026-11-27T19:32:34.474101Z", "employable": true, "job_sector": null, "salary_cbu": "2850590940090418135201", "updated_at": "2026-11-27T19:32:34.954324Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": 1, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": "2019-04-01", "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": "2025-06-30", "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": "A.3,B.1", "employee_file_number": "0147", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', 'fffada5b-db70-40e2-8ff4-fb895905518d', '1', '1', '{"employable": true, "termination_date": "2025-06-30", "termination_reason": null, "termination_comments": null}'),
('37', '2026-11-27 19:32:34.98168+00', '1', 'employees', '2', 'created', null, '{"id": 2, "cct": null, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "client": null, "gender": null, "status": null, "address": null, "company": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "job_title": null, "ppe_sizes": [], "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-27T19:32:34.976999Z", "employable": true, "job_sector": null, "salary_cbu": null, "updated_at": "2026-11-27T19:32:34.981180Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": null, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '274018c3-499d-4f83-a9c2-d92451a77dee', null, null, null),
('38', '2026-11-27 19:32:34.998487+00', '1', 'employees', '2', 'deleted', '{"id": 2, "cct": null, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "client": null, "gender": null, "status": null, "address": null, "company": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "job_title": null, "ppe_sizes": [], "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-27T19:32:34.976999Z", "employable": true, "job_sector": null, "salary_cbu": null, "updated_at": "2026-11-27T19:32:34.981180Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": null, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', null, '345d78ea-eb9d-4df8-b549-799c66d0f58d', null, null, null),
('39', '2026-11-27 19:32:35.508368+00', '1', 'colors', '3', 'created', null, '{"id": 3, "name": "Lila true", "color_code": "#B497D6", "created_at": "2026-11-27T19:32:35.504585Z", "updated_at": "2026-11-27T19:32:35.506641Z"}', '2b136225-54fb-41d8-9420-f79a1cfec717', null, null, null),
('40', '2026-11-27 19:32:35.508679+00', '1', 'colors', '4', 'created', null, '{"id": 4, "name": "Dorado true", "color_code": "#FFD700", "created_at": "2026-11-27T19:32:35.504585Z", "updated_at": "2026-11-27T19:32:35.508271Z"}', '2b136225-54fb-41d8-9420-f79a1cfec717', null, null, null);
insert into "categories" ("id", "name", "description", "image", "created_at", "updated_at") overriding system value values
('1', 'Teléfonos', 'Nuevos y usados', null, '2026-11-27 19:32:34.193055+00', '2026-11-27 19:32:34.195172+00'),
('2', 'Accesorios', 'Fundas y cargadores', null, '2026-11-27 19:32:34.206818+00', '2026-11-27 19:32:34.207181+00');
insert into "ccts" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de ccts', null, '2026-11-27 19:32:34.448489+00', '2026-11-27 19:32:34.449201+00');
insert into "clients" ("id", "name", "address_street", "address_number", "zip_code", "city", "province", "country", "phone", "image", "created_at", "updated_at") overriding system value values
('1', 'Colegio Ñandubay', null, null, null, 'Oro Verde', null, null, null, null, '2026-11-27 19:32:34.379221+00', '2026-11-27 19:32:34.379872+00');
insert into "colors" ("id", "name", "color_code", "created_at", "updated_at") overriding system value values
('1', 'Grafito', '#3A3A3C', '2026-11-27 19:32:34.212623+00', '2026-11-27 19:32:34.213191+00'),
('2', 'Ñandú', '#8B7355', '2026-11-27 19:32:34.218297+00', '2026-11-27 19:32:34.218704+00'),
('3', 'Lila true', '#B497D6', '2026-11-27 19:32:35.504585+00', '2026-11-27 19:32:35.506641+00'),
('4', 'Dorado true', '#FFD700', '2026-11-27 19:32:35.504585+00', '2026-11-27 19:32:35.508271+00');
insert into "companies" ("id", "name", "cuit", "address_street", "address_number", "zip_code", "city", "province", "country", "phone", "image", "created_at", "updated_at") overriding system value values
('1', 'Río Paraná SRL', '30712345671', null, null, null, 'Paraná', null, null, null, null, '2026-11-27 19:32:34.37495+00', '2026-11-27 19:32:34.375709+00');
insert into "contact_messages" ("id", "name", "email", "message", "read", "mailed_at", "created_at", "updated_at") overriding system value values
('1', 'Luz', 'luz@example.com', '¿Tienen repuestos?
Gracias.', 'false', null, '2026-11-27 19:32:34.37099+00', '2026-11-27 19:32:34.37099+00');
insert into "contract_types" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de contract_types', null, '2026-11-27 19:32:34.417123+00', '2026-11-27 19:32:34.41776+00');
insert into "cost_centers" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de cost_centers', null, '2026-11-27 19:32:34.421238+00', '2026-11-27 19:32:34.421835+00');
insert into "deleted_rows" ("audit_id", "resource", "entity_id", "row", "links", "pictures", "files", "held", "deleted_at") overriding system value values
('9', 'products', '3', '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5.00, "search": "cable   un metro 5.00 5,00", "capacity": null, "created_at": "2026-11-27T16:32:34.348847-03:00", "updated_at": "2026-11-27T16:32:34.348847-03:00", "category_id": 2, "description": "Un metro", "window_search": "cable   un metro"}', '{"product_wants": [], "product_colors": []}', '[]', '[]', '{}', '2026-11-27 19:32:34.353152+00'),
('38', 'employees', '2', '{"id": 2, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "gender": null, "search": "joaquin rolon joaquin 0148           ", "address": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-27T16:32:34.976999-03:00", "employable": true, "salary_cbu": null, "updated_at": "2026-11-27T16:32:34.98118-03:00", "cost_center": null, "nationality": null, "job_title_id": null, "phone_number": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "health_insurance": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '{"employee_ppe_sizes": [], "employment_periods": []}', '[]', '[]', '{}', '2026-11-27 19:32:34.987305+00');
insert into "employee_ppe_sizes" ("employee_id", "ppe_id", "size", "position") overriding system value values
('1', '1', '9', '1');
insert into "employee_status" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de employee_status', null, '2026-11-27 19:32:34.424881+00', '2026-11-27 19:32:34.425456+00');
insert into "employees" ("id", "name", "surname", "image", "employee_file_number", "dni", "cuil", "nationality", "gender", "birth_date", "marital_status", "children", "address", "zip_code", "city", "locality", "province", "country", "phone_number", "phone_number_2", "personal_email", "company_id", "client_id", "job_sector_id", "job_title_id", "job_category_id", "contract_type_id", "cct_id", "management_level_id", "cost_center", "status_id", "active", "health_insurance", "driver_license_class", "driver_expiration_date", "medical_check_expiration", "salary_bank_name", "salary_account_number", "salary_cbu", "fund_bank_name", "fund_account_number", "fund_cbu", "admission_date", "termination_date", "termination_reason", "termination_comments", "employable", "created_at", "updated_at") overriding system value values
('1', 'Ayelén', 'Quiroga', null, '0147', '28123456', null, null, 'female', '1981-03-05', null, null, null, null, 'Paraná', null, null, null, null, null, null, '1', '1', null, '1', null, null, null, null, null, '1', 'true', null, 'A.3,B.1', null, null, null, null, '2850590940090418135201', null, null, null, '2019-04-01', '2025-06-30', null, null, 'true', '2026-11-27 19:32:34.474101+00', '2026-11-27 19:32:34.954324+00');
insert into "employment_periods" ("id", "employee_id", "admission_date", "termination_date", "termination_reason", "termination_comments", "employable", "created_at", "updated_at", "switched_on") overriding system value values
('1', '1', '2019-04-01', '2025-06-30', null, null, 'true', '2026-11-27 19:32:34.474101+00', '2026-11-27 19:32:34.953583+00', 'false');
insert into "files" ("key", "name", "media_type", "bytes", "sha256", "resource", "entity_id", "created_by", "created_at") overriding system value values
('2c8561715601f669451d28796fefaebe', 'contrato.pdf', 'application/pdf', '15', E'\\x14bcd090baf31edba64e9cbd8cdfc15f943344aa72cb3675ad8e91bfcbce03ad', 'attachments', '1', '1', '2026-11-27 19:32:34.556378+00'),
('c00635043b93656cc7cc36ae367d94a1', 'planilla.csv', 'application/octet-stream', '54', E'\\x6b051b1018e8cf28345ee3061fb0d4dfa8d382a30c0ceaec03c10c10488e67cc', 'imports', null, '1', '2026-11-27 19:32:35.014044+00'),
('a9d39aae5ac9fb46434a16df5275a3e1', 'planilla.csv', 'application/octet-stream', '55', E'\\x44ae0811a6f65b7936d4c4ed49fcce1f0593ab23af49b27a7ee4b9e9d53c054b', 'imports', null, '1', '2026-11-27 19:32:35.538779+00');
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
('1', '1', 'planilla.csv', 'c00635043b93656cc7cc36ae367d94a1', null, 'es', 'done', '{"kind": "csv", "rows": 2, "sheet": 0, "sheets": [""], "columns": [{"dates": "dmy", "column": "A", "filled": 2, "heading": "Nombre", "samples": ["Lila true", "Dorado true"], "decimals": "comma"}, {"dates": "dmy", "column": "B", "filled": 2, "heading": "Código", "samples": ["#b497d6", "#ffd700"], "decimals": "comma"}], "suggested": {"ccts": {"name": "A"}, "ppes": {"name": "A"}, "users": {"name": "A"}, "colors": {"name": "A", "color_code": "B"}, "clients": {"name": "A"}, "periods": {}, "products": {"code": "B", "name": "A"}, "companies": {"name": "A"}, "employees": {"name": "A"}, "qualities": {}, "trainings": {}, "categories": {"name": "A"}, "job_titles": {"name": "A"}, "parameters": {}, "job_sectors": {"name": "A"}, "cost_centers": {"name": "A"}, "quality_items": {"name": "A"}, "contract_types": {"name": "A"}, "job_categories": {"name": "A"}, "ppe_deliveries": {}, "training_items": {"name": "A"}, "employee_status": {"name": "A"}, "management_levels": {"name": "A"}}, "undecided": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "ppe_deliveries": [], "training_items": [], "employee_status": [], "management_levels": []}, "by_content": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "ppe_deliveries": [], "training_items": [], "employee_status": [], "management_levels": []}, "header_row": 1}', null, '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"same": 0, "total": 2, "wrong": 0, "created": 2, "skipped": 0, "updated": 0}', '[]', null, '2b136225-54fb-41d8-9420-f79a1cfec717', null, '3', '2', '2', 'false', null, null, '2026-11-27 19:32:35.014044+00', '2026-11-27 19:32:35.515229+00', '1'),
('2', '1', 'planilla.csv', 'a9d39aae5ac9fb46434a16df5275a3e1', null, 'es', 'pending', '{"kind": "csv", "rows": 2, "sheet": 0, "sheets": [""], "columns": [{"dates": "dmy", "column": "A", "filled": 2, "heading": "Nombre", "samples": ["Lila false", "Dorado false"], "decimals": "comma"}, {"dates": "dmy", "column": "B", "filled": 2, "heading": "Código", "samples": ["#b497d6", "dorado"], "decimals": "comma"}], "suggested": {"ccts": {"name": "A"}, "ppes": {"name": "A"}, "users": {"name": "A"}, "colors": {"name": "A", "color_code": "B"}, "clients": {"name": "A"}, "periods": {}, "products": {"code": "B", "name": "A"}, "companies": {"name": "A"}, "employees": {"name": "A"}, "qualities": {}, "trainings": {}, "categories": {"name": "A"}, "job_titles": {"name": "A"}, "parameters": {}, "job_sectors": {"name": "A"}, "cost_centers": {"name": "A"}, "quality_items": {"name": "A"}, "contract_types": {"name": "A"}, "job_categories": {"name": "A"}, "ppe_deliveries": {}, "training_items": {"name": "A"}, "employee_status": {"name": "A"}, "management_levels": {"name": "A"}}, "undecided": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "ppe_deliveries": [], "training_items": [], "employee_status": [], "management_levels": []}, "by_content": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "ppe_deliveries": [], "training_items": [], "employee_status": [], "management_levels": []}, "header_row": 1}', null, '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"same": 0, "total": 2, "wrong": 1, "created": 1, "skipped": 0, "updated": 0}', '[]', null, null, null, '0', '2', '2', 'false', null, null, '2026-11-27 19:32:35.538779+00', '2026-11-27 19:32:35.611025+00', '1');
insert into "job_categories" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_categories', null, '2026-11-27 19:32:34.429796+00', '2026-11-27 19:32:34.430544+00');
insert into "job_sectors" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_sectors', null, '2026-11-27 19:32:34.433955+00', '2026-11-27 19:32:34.434583+00');
insert into "job_titles" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_titles', null, '2026-11-27 19:32:34.438307+00', '2026-11-27 19:32:34.439004+00');
insert into "management_levels" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de management_levels', null, '2026-11-27 19:32:34.444051+00', '2026-11-27 19:32:34.444775+00');
insert into "parameters" ("id", "email", "phone", "instagram", "facebook", "linkedin", "whatsapp", "start_hour", "end_hour", "surcharge_credit_percentage", "surcharge_transfer", "surcharge_foreing_money", "exchange", "image", "license_notice_days", "medical_check_notice_days", "ppe_delivery_notice_days", "birth_date_notice_days", "created_at", "updated_at", "search_synonyms", "certification_notice_days", "retention_years", "messages_months") overriding system value values
('1', 'hola@example.com', '(0343) 555-0142', null, null, null, null, null, null, null, null, null, null, null, '30', '30', '15', '7', '2026-11-27 19:32:34.364672+00', '2026-11-27 19:32:34.365581+00', 'reparación, arreglo, reparar, arreglar, servicio técnico
auriculares, AirPods, EarPods
celular, teléfono, iPhone
notebook, laptop, portátil, MacBook
computadora, Mac
tablet, tableta, iPad
reloj, smartwatch, Watch
funda, case, carcasa, cover
cargador, adaptador de corriente
parlante, altavoz, HomePod
lápiz, Pencil', '30', '10', null);
insert into "permissions" ("id", "name", "created_at", "updated_at") overriding system value values
('1', 'see_menu_products', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.852279+00'),
('2', 'create_products', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853426+00'),
('3', 'update_products', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853449+00'),
('4', 'delete_products', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.85346+00'),
('5', 'see_menu_categories', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853469+00'),
('6', 'see_categories', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853476+00'),
('7', 'create_categories', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853484+00'),
('8', 'update_categories', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.85349+00'),
('9', 'delete_categories', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853495+00'),
('10', 'see_menu_colors', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.8535+00'),
('11', 'see_colors', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853505+00'),
('12', 'create_colors', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.85351+00'),
('13', 'update_colors', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853515+00'),
('14', 'delete_colors', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853522+00'),
('15', 'see_parameters', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853527+00'),
('16', 'create_parameters', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853533+00'),
('17', 'update_parameters', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853538+00'),
('18', 'delete_parameters', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853542+00'),
('19', 'see_menu_clients', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853548+00'),
('20', 'see_clients', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853552+00'),
('21', 'create_clients', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853557+00'),
('22', 'update_clients', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853562+00'),
('23', 'delete_clients', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853567+00'),
('24', 'see_menu_companies', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853572+00'),
('25', 'see_companies', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853577+00'),
('26', 'create_companies', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853582+00'),
('27', 'update_companies', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853587+00'),
('28', 'delete_companies', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853594+00'),
('29', 'see_menu_users', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853599+00'),
('30', 'see_users', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853604+00'),
('31', 'create_users', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853608+00'),
('32', 'update_users', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853613+00'),
('33', 'delete_users', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853618+00'),
('34', 'see_menu_permissions', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853624+00'),
('35', 'see_permissions', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853629+00'),
('36', 'create_permissions', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853634+00'),
('37', 'update_permissions', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853639+00'),
('38', 'delete_permissions', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853644+00'),
('39', 'see_audit', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853649+00'),
('40', 'see_menu_employees', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853654+00'),
('41', 'see_employees', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853661+00'),
('42', 'create_employees', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853667+00'),
('43', 'update_employees', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853672+00'),
('44', 'delete_employees', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853677+00'),
('45', 'see_employee_termination', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853682+00'),
('46', 'create_employee_termination', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853687+00'),
('47', 'update_employee_termination', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853692+00'),
('48', 'delete_employee_termination', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853697+00'),
('49', 'see_employee_general_data', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853702+00'),
('50', 'create_employee_general_data', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853706+00'),
('51', 'update_employee_general_data', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853711+00'),
('52', 'delete_employee_general_data', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853716+00'),
('53', 'print_employee_file', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853721+00'),
('54', 'load_database', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853728+00'),
('55', 'see_menu_ppes', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853733+00'),
('56', 'see_ppes', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853738+00'),
('57', 'create_ppes', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853743+00'),
('58', 'update_ppes', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853748+00'),
('59', 'delete_ppes', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853753+00'),
('60', 'see_ppe_deliveries', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853758+00'),
('61', 'create_ppe_deliveries', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853763+00'),
('62', 'update_ppe_deliveries', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853768+00'),
('63', 'delete_ppe_deliveries', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853773+00'),
('64', 'print_ppe_deliveries', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853777+00'),
('65', 'see_training_items', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853782+00'),
('66', 'create_training_items', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853787+00'),
('67', 'update_training_items', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853794+00'),
('68', 'delete_training_items', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853799+00'),
('69', 'see_quality_items', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853804+00'),
('70', 'create_quality_items', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853809+00'),
('71', 'update_quality_items', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853814+00'),
('72', 'delete_quality_items', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853819+00'),
('73', 'see_notifications', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853824+00'),
('74', 'see_contact_messages', '2026-11-27 19:32:33.850767+00', '2026-11-27 19:32:33.853829+00');
insert into "pictures" ("name", "kind", "width", "height", "cutout", "bytes", "created_at") overriding system value values
('c2cec752d224739cdd54165109ed9e33.jpg', 'image', '40', '40', 'false', '892', '2026-11-27 19:32:34.318697+00');
insert into "ppe_deliveries" ("id", "employee_id", "ppe_id", "round_id", "delivery_date", "next_delivery_date", "size", "quantity", "brand", "model", "certification", "comments", "images", "again", "ppe_name", "employee_name", "employee_dni", "job_title", "company_name", "company_cuit", "company_street", "company_city", "company_zip_code", "company_province", "absent", "signature", "signed_at", "device_signed_at", "signed_by", "signed_by_name", "operator", "address", "device", "sentence", "strokes", "strokes_hash", "scan", "scan_hash", "record_hash", "signature_hash", "annulled_at", "annulled_by", "annulled_by_name", "annul_reason", "created_at", "updated_at") overriding system value values
('2', '1', '1', '1', '2024-03-05', '2024-09-05', '9', '1', 'Ñú', null, null, null, '{}', 'true', 'Guantes', 'Ayelén Quiroga', '28123456', 'Uno de job_titles', 'Río Paraná SRL', '30712345671', null, 'Paraná', null, null, 'false', 'glass', '2026-11-27 19:32:34.611+00', null, '1', 'General, Administración', 'General, Administración (1)', '127.0.0.1', 'node', 'Recibí los elementos en buen estado y me explicaron su uso y conservación.', '[[[200, 2000, 0], [280, 2431, 16], [360, 2757, 32], [440, 2898, 48], [520, 2818, 64], [600, 2539, 80], [680, 2127, 96], [760, 1684, 112], [840, 1319, 128], [920, 1120, 144], [1000, 1137, 160], [1080, 1365, 176], [1160, 1749, 192], [1240, 2194, 208], [1320, 2591, 224], [1400, 2844, 240], [1480, 2890, 256], [1560, 2719, 272], [1640, 2371, 288], [1720, 1932, 304], [1800, 1510, 320], [1880, 1208, 336], [1960, 1100, 352], [2040, 1212, 368], [2120, 1517, 384], [2200, 1940, 400], [2280, 2378, 416], [2360, 2723, 432], [2440, 2892, 448], [2520, 2841, 464], [2600, 2585, 480], [2680, 2186, 496], [2760, 1741, 512], [2840, 1359, 528], [2920, 1135, 544], [3000, 1122, 560], [3080, 1324, 576], [3160, 1692, 592], [3240, 2135, 608], [3320, 2545, 624]]]', '83b8bf1a804fca0bae6c859e58e339fcba1a4433f1cd8a925db6e5545eb6fa2e', null, null, '4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668', '6d076d7707b5ccdffcf746a585d834299d256461cbbf211f7263b9f0ef3de6b5', null, null, null, null, '2026-11-27 19:32:34.586663+00', '2026-11-27 19:32:34.617693+00'),
('1', '1', '1', '1', '2024-03-05', '2024-09-05', '9', '1', 'Ñú', null, null, null, '{}', 'true', 'Guantes', 'Ayelén Quiroga', '28123456', 'Uno de job_titles', 'Río Paraná SRL', '30712345671', null, 'Paraná', null, null, 'false', 'glass', '2026-11-27 19:32:34.611+00', null, '1', 'General, Administración', 'General, Administración (1)', '127.0.0.1', 'node', 'Recibí los elementos en buen estado y me explicaron su uso y conservación.', '[[[200, 2000, 0], [280, 2431, 16], [360, 2757, 32], [440, 2898, 48], [520, 2818, 64], [600, 2539, 80], [680, 2127, 96], [760, 1684, 112], [840, 1319, 128], [920, 1120, 144], [1000, 1137, 160], [1080, 1365, 176], [1160, 1749, 192], [1240, 2194, 208], [1320, 2591, 224], [1400, 2844, 240], [1480, 2890, 256], [1560, 2719, 272], [1640, 2371, 288], [1720, 1932, 304], [1800, 1510, 320], [1880, 1208, 336], [1960, 1100, 352], [2040, 1212, 368], [2120, 1517, 384], [2200, 1940, 400], [2280, 2378, 416], [2360, 2723, 432], [2440, 2892, 448], [2520, 2841, 464], [2600, 2585, 480], [2680, 2186, 496], [2760, 1741, 512], [2840, 1359, 528], [2920, 1135, 544], [3000, 1122, 560], [3080, 1324, 576], [3160, 1692, 592], [3240, 2135, 608], [3320, 2545, 624]]]', '83b8bf1a804fca0bae6c859e58e339fcba1a4433f1cd8a925db6e5545eb6fa2e', null, null, '4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668', '6d076d7707b5ccdffcf746a585d834299d256461cbbf211f7263b9f0ef3de6b5', '2026-11-27 19:32:34.62784+00', '1', 'General, Administración', 'Talle equivocado', '2026-11-27 19:32:34.586663+00', '2026-11-27 19:32:34.63155+00');
insert into "ppe_holdings" ("employee_id", "ppe_id", "delivery_id", "delivery_date", "next_delivery_date", "is_needed", "pending_round_id", "surname", "name", "company_id", "client_id", "job_sector_id", "job_title_id", "active", "admission_date", "termination_date", "size", "search") overriding system value values
('1', '1', '2', '2024-03-05', '2024-09-05', 'true', null, 'Quiroga', 'Ayelén', '1', '1', null, '1', 'true', '2019-04-01', '2025-06-30', '9', 'ayelen quiroga ayelen 0147 28123456');
insert into "ppe_job_titles" ("ppe_id", "job_title_id", "position") overriding system value values
('1', '1', '1');
insert into "ppe_printed_records" ("code", "employee_id", "rows", "rows_hash", "sheet_hash", "printed_on", "printed_by", "printed_by_name", "created_at") overriding system value values
('ZYWZA32XJN3PG6Q9', '1', '[[1, "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "6d076d7707b5ccdffcf746a585d834299d256461cbbf211f7263b9f0ef3de6b5"], [2, "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "6d076d7707b5ccdffcf746a585d834299d256461cbbf211f7263b9f0ef3de6b5"]]', 'cc43510d6206bb30e83818915188d6948b7edb5813c40fc724842c92a31c2f38', 'c72b92334e8d1d3781e0b7e10dfcd97b8883105887558c256e3d228f1743cb9b', '2026-11-27', '1', 'General, Administración', '2026-11-27 19:32:34.647575+00');
insert into "ppe_rounds" ("id", "title", "date", "signature", "closed_at", "closed_by", "closed_by_name", "company_id", "client_id", "created_at", "updated_at") overriding system value values
('1', 'Depósito', '2024-03-05', 'person', null, null, null, '1', '1', '2026-11-27 19:32:34.586663+00', '2026-11-27 19:32:34.589853+00');
insert into "ppes" ("id", "name", "description", "useful_life_months", "brand", "model", "certification", "sizes", "created_at", "updated_at") overriding system value values
('1', 'Guantes', null, null, 'Ñú', null, null, '{8,9}', '2026-11-27 19:32:34.463146+00', '2026-11-27 19:32:34.46376+00');
insert into "product_colors" ("product_id", "color_id", "position") overriding system value values
('1', '1', '1'),
('1', '2', '2');
insert into "product_count_changes" ("category_id", "products") overriding system value values
('1', '1'),
('2', '1'),
('2', '1'),
('2', '-1');
insert into "products" ("id", "name", "description", "category_id", "price", "capacity", "code", "image", "created_at", "updated_at") overriding system value values
('1', 'iPhone 17', 'En caja cerrada.
Un año de garantía.', '1', '1399.90', '256 GB', null, '{c2cec752d224739cdd54165109ed9e33.jpg}', '2026-11-27 19:32:34.320493+00', '2026-11-27 19:32:34.336139+00'),
('2', 'Funda "Río"', 'De silicona', '2', '10.00', null, null, '{}', '2026-11-27 19:32:34.342714+00', '2026-11-27 19:32:34.342714+00');
insert into "public_version" ("id", "version") overriding system value values
('true', '12');
insert into "qualities" ("id", "employee_id", "quality_item_id", "date", "expiration_date", "instructor", "hours", "comments", "file", "created_at", "updated_at") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05', null, null, null, null, '2026-11-27 19:32:34.575882+00', '2026-11-27 19:32:34.577631+00');
insert into "quality_cells" ("employee_id", "item_id", "certification_id", "date", "expiration_date") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05');
insert into "quality_items" ("id", "name", "description", "created_at", "updated_at", "validity_months") overriding system value values
('1', 'Uno de quality_items', null, '2026-11-27 19:32:34.457824+00', '2026-11-27 19:32:34.458968+00', null);
insert into "rate_hits" ("id", "scope", "subject", "at") overriding system value values
('3', 'contact', '127.0.0.1', '2026-11-27 19:32:34.370502+00');
insert into "sessions" ("id", "token_hash", "user_id", "created_at", "expires_at") overriding system value values
('1', E'\\xf0d010099f4c3546cfa8d432213d5697a1070389b13dbc2c41654dfa7b7edc8f', '1', '2026-11-27 19:32:34.174911+00', '2026-11-28 07:32:34.174911+00');
insert into "signing_keys" ("name", "key", "created_at") overriding system value values
('files', E'\\xe2a8b12156cd7cacc78b75c2c08127cf8d6bd2cbee3f3dabd654b7875d2094d8', '2026-11-27 19:32:33.924322+00');
insert into "training_cells" ("employee_id", "item_id", "certification_id", "date", "expiration_date") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05');
insert into "training_items" ("id", "name", "description", "created_at", "updated_at", "validity_months") overriding system value values
('1', 'Uno de training_items', null, '2026-11-27 19:32:34.453012+00', '2026-11-27 19:32:34.454181+00', null);
insert into "trainings" ("id", "employee_id", "training_item_id", "date", "expiration_date", "instructor", "hours", "comments", "file", "created_at", "updated_at") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05', null, null, null, null, '2026-11-27 19:32:34.566061+00', '2026-11-27 19:32:34.568239+00');
insert into "undos" ("token_hash", "user_id", "request_id", "created_at") overriding system value values
(E'\\x7fbfa5875d558ff0049e9abbe4591452864289173317cf298f81ac23794fd126', '1', '5e335f08-2bbc-46b2-aa58-8e3fbdbb68ba', '2026-11-27 19:32:34.353152+00'),
(E'\\x740e77be4af2abc3f2331522ff728bb8dd7710100c71720845283af7d8874e14', '1', 'a0a8632c-fa99-4bfc-8b94-0eb61eff1c9a', '2026-11-27 19:32:34.586663+00'),
(E'\\x6b6e019851d23efbaa6886aef40f438d99a358f3cea6a8baa1815a520d244aa1', '1', 'fffada5b-db70-40e2-8ff4-fb895905518d', '2026-11-27 19:32:34.942553+00'),
(E'\\x4ac099b87b1968ad3810b7354211213700dc0ffb454cc1ba639b70cc533052f8', '1', '345d78ea-eb9d-4df8-b549-799c66d0f58d', '2026-11-27 19:32:34.987305+00');
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
('1', 'Administración', 'General', '20123456', 'administracion@example.com', '$argon2id$v=19$m=19456,t=2,p=1$DNIiRvhAtFae2rpi0g05Hw$ZQqbPXzDx7eRpAZ8qvFsf87QTrhZbd7hRn/aJutbyYo', 'true', null, null, null, '2026-11-27 19:32:33.856559+00', '2026-11-27 19:32:33.868138+00'),
('2', 'Luz', 'Peralta', '30123456', 'luz@example.com', '$argon2id$v=19$m=19456,t=2,p=1$joui3SQpk5P+rb2sWHedxQ$Pm9BP1aPBWftjIrnlZXarACClUpHzZjAS/8UI4+3cYs', 'true', null, '1', null, '2026-11-27 19:32:34.393349+00', '2026-11-27 19:32:34.396413+00'),
('3', 'Luz', 'Peralta', '30123457', 'luz.2@example.com', '$argon2id$v=19$m=19456,t=2,p=1$ObpOzU1Dp+m16/LjWT4Saw$ewpiSySGZB3CT+lwdc/zbxiRhzWHz7/ECnFOIwnOrQo', 'false', null, null, '1', '2026-11-27 19:32:34.411159+00', '2026-11-27 19:32:34.41314+00');
select setval('attachments_id_seq', 1);
select setval('audit_id_seq', 40);
select setval('categories_id_seq', 2);
select setval('ccts_id_seq', 1);
select setval('clients_id_seq', 1);
select setval('colors_id_seq', 4);
select setval('companies_id_seq', 1);
select setval('contact_messages_id_seq', 1);
select setval('contract_types_id_seq', 1);
select setval('cost_centers_id_seq', 1);
select setval('employee_status_id_seq', 1);
select setval('employees_id_seq', 2);
select setval('employment_periods_id_seq', 1);
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
