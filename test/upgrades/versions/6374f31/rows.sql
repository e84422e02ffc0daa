insert into "attachments" ("id", "employee_id", "type", "file", "name", "media_type", "size", "created_at", "updated_at") overriding system value values
('1', '1', 'contract', '4164c403643fa55fb9a498e31e239cdb', 'contrato.pdf', 'application/pdf', '15', '2026-11-27 05:05:25.692347+00', '2026-11-27 05:05:25.697558+00');
insert into "audit" ("id", "at", "user_id", "resource", "entity_id", "action", "before", "after", "request_id", "company_id", "client_id", "input") overriding system value values
('1', '2026-11-27 05:05:24.883955+00', '1', 'categories', '1', 'created', null, '{"id": 1, "name": "Teléfonos", "image": null, "created_at": "2026-11-27T05:05:24.880445Z", "updated_at": "2026-11-27T05:05:24.883187Z", "description": "Nuevos y usados"}', '95e71d7b-cf8f-4fe1-9c1b-b974784dd042', null, null, null),
('2', '2026-11-27 05:05:24.901429+00', '1', 'categories', '2', 'created', null, '{"id": 2, "name": "Accesorios", "image": null, "created_at": "2026-11-27T05:05:24.900544Z", "updated_at": "2026-11-27T05:05:24.901239Z", "description": "Fundas y cargadores"}', 'ed6f7713-e873-40cd-8f08-a87c8a7bf21d', null, null, null),
('3', '2026-11-27 05:05:24.910152+00', '1', 'colors', '1', 'created', null, '{"id": 1, "name": "Grafito", "color_code": "#3A3A3C", "created_at": "2026-11-27T05:05:24.908587Z", "updated_at": "2026-11-27T05:05:24.909543Z"}', '58a20e64-aa48-4b51-9adb-07ef087a2188', null, null, null),
('4', '2026-11-27 05:05:24.919283+00', '1', 'colors', '2', 'created', null, '{"id": 2, "name": "Ñandú", "color_code": "#8B7355", "created_at": "2026-11-27T05:05:24.918350Z", "updated_at": "2026-11-27T05:05:24.919180Z"}', '4737fe46-9eaf-4a44-8935-8d7366fd7f62', null, null, null),
('5', '2026-11-27 05:05:25.230854+00', '1', 'products', '1', 'created', null, E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["996b872273a839bc93f4c1b3caa9ac01.jpg"], "price": 1249.50, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-27T05:05:25.222828Z", "updated_at": "2026-11-27T05:05:25.222828Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "category_image": null, "category_description": "Nuevos y usados"}', '69a7224c-74d5-416a-9b02-bc89100f62e3', null, null, null),
('6', '2026-11-27 05:05:25.251468+00', '1', 'products', '1', 'updated', E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["996b872273a839bc93f4c1b3caa9ac01.jpg"], "price": 1249.5, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-27T05:05:25.222828Z", "updated_at": "2026-11-27T05:05:25.222828Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "category_image": null, "category_description": "Nuevos y usados"}', E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["996b872273a839bc93f4c1b3caa9ac01.jpg"], "price": 1399.90, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-27T05:05:25.222828Z", "updated_at": "2026-11-27T05:05:25.250945Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "category_image": null, "category_description": "Nuevos y usados"}', 'b32064c3-c353-4359-81af-2637ff89c17a', null, null, null),
('7', '2026-11-27 05:05:25.269409+00', '1', 'products', '2', 'created', null, E'{"id": 2, "code": null, "name": "Funda \\"Río\\"", "image": [], "price": 10.00, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-27T05:05:25.268303Z", "updated_at": "2026-11-27T05:05:25.268303Z", "category_id": 2, "description": "De silicona", "category_image": null, "category_description": "Fundas y cargadores"}', '3db15f65-2b1d-4e01-85bb-27ec69de2bb6', null, null, null),
('8', '2026-11-27 05:05:25.281044+00', '1', 'products', '3', 'created', null, '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5.00, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-27T05:05:25.280218Z", "updated_at": "2026-11-27T05:05:25.280218Z", "category_id": 2, "description": "Un metro", "category_image": null, "category_description": "Fundas y cargadores"}', 'fd76e7cd-aaf8-4763-9413-fd173b4d0a16', null, null, null),
('9', '2026-11-27 05:05:25.296842+00', '1', 'products', '3', 'deleted', '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-27T05:05:25.280218Z", "updated_at": "2026-11-27T05:05:25.280218Z", "category_id": 2, "description": "Un metro", "category_image": null, "category_description": "Fundas y cargadores"}', null, '59ec3f1e-94af-4867-afbc-fac50b0a1fec', null, null, null),
('10', '2026-11-27 05:05:25.313777+00', '1', 'parameters', '1', 'created', null, E'{"id": 1, "email": "hola@example.com", "image": null, "phone": "(0343) 555-0142", "end_hour": null, "exchange": null, "facebook": null, "linkedin": null, "whatsapp": null, "instagram": null, "created_at": "2026-11-27T05:05:25.311288Z", "start_hour": null, "updated_at": "2026-11-27T05:05:25.313271Z", "messages_months": null, "retention_years": 10, "search_synonyms": "reparación, arreglo, reparar, arreglar, servicio técnico\\nauriculares, AirPods, EarPods\\ncelular, teléfono, iPhone\\nnotebook, laptop, portátil, MacBook\\ncomputadora, Mac\\ntablet, tableta, iPad\\nreloj, smartwatch, Watch\\nfunda, case, carcasa, cover\\ncargador, adaptador de corriente\\nparlante, altavoz, HomePod\\nlápiz, Pencil", "surcharge_transfer": null, "license_notice_days": 30, "birth_date_notice_days": 7, "surcharge_foreing_money": null, "ppe_delivery_notice_days": 15, "certification_notice_days": 30, "medical_check_notice_days": 30, "surcharge_credit_percentage": null}', 'd7900f65-a766-4c35-81eb-be1e93fdac51', null, null, null),
('11', '2026-11-27 05:05:25.33808+00', '1', 'companies', '1', 'created', null, '{"id": 1, "city": "Paraná", "cuit": "30712345671", "logo": null, "name": "Río Paraná SRL", "image": null, "phone": null, "address": "Paraná", "country": null, "province": null, "zip_code": null, "created_at": "2026-11-27T05:05:25.335876Z", "updated_at": "2026-11-27T05:05:25.337433Z", "address_number": null, "address_street": null}', '2d2c78d9-36f8-4f55-8f15-2ee188420fcb', '1', null, null),
('12', '2026-11-27 05:05:25.348027+00', '1', 'clients', '1', 'created', null, '{"id": 1, "city": "Oro Verde", "name": "Colegio Ñandubay", "image": null, "phone": null, "address": "Oro Verde", "country": null, "province": null, "zip_code": null, "created_at": "2026-11-27T05:05:25.345838Z", "updated_at": "2026-11-27T05:05:25.347200Z", "address_number": null, "address_street": null}', '79268452-56c2-4bac-9e1f-e64cd6690c9b', null, '1', null),
('13', '2026-11-27 05:05:25.388518+00', '1', 'users', '2', 'created', null, '{"id": 2, "dni": "30123456", "name": "Luz", "email": "luz@example.com", "image": null, "active": true, "client": null, "company": "Río Paraná SRL", "surname": "Peralta", "client_id": null, "company_id": 1, "created_at": "2026-11-27T05:05:25.381947Z", "updated_at": "2026-11-27T05:05:25.387781Z"}', '16198d3a-46d1-4dfa-84ff-df2413423f31', '1', null, null),
('14', '2026-11-27 05:05:25.426406+00', '1', 'users', '3', 'created', null, '{"id": 3, "dni": "30123457", "name": "Luz", "email": "luz.2@example.com", "image": null, "active": false, "client": "Colegio Ñandubay", "company": null, "surname": "Peralta", "client_id": 1, "company_id": null, "created_at": "2026-11-27T05:05:25.422348Z", "updated_at": "2026-11-27T05:05:25.425853Z"}', '47fc52ba-a57f-4f58-9e2a-60d83ccebb88', null, '1', null),
('15', '2026-11-27 05:05:25.436856+00', '1', 'contract_types', '1', 'created', null, '{"id": 1, "name": "Uno de contract_types", "created_at": "2026-11-27T05:05:25.434853Z", "updated_at": "2026-11-27T05:05:25.436020Z", "description": null}', 'b3c298d4-259c-4caf-9ed8-2dace6e4aee4', null, null, null),
('16', '2026-11-27 05:05:25.447041+00', '1', 'cost_centers', '1', 'created', null, '{"id": 1, "name": "Uno de cost_centers", "created_at": "2026-11-27T05:05:25.445207Z", "updated_at": "2026-11-27T05:05:25.446243Z", "description": null}', '15500d63-0702-4be4-b35e-8e15f9245915', null, null, null),
('17', '2026-11-27 05:05:25.457828+00', '1', 'employee_status', '1', 'created', null, '{"id": 1, "name": "Uno de employee_status", "created_at": "2026-11-27T05:05:25.455609Z", "updated_at": "2026-11-27T05:05:25.457089Z", "description": null}', '1782311d-c398-4744-a821-fa788761396f', null, null, null),
('18', '2026-11-27 05:05:25.471848+00', '1', 'job_categories', '1', 'created', null, '{"id": 1, "name": "Uno de job_categories", "created_at": "2026-11-27T05:05:25.466635Z", "updated_at": "2026-11-27T05:05:25.468292Z", "description": null}', 'b6bc34db-d2b7-4767-930c-cea18e6d623a', null, null, null),
('19', '2026-11-27 05:05:25.481399+00', '1', 'job_sectors', '1', 'created', null, '{"id": 1, "name": "Uno de job_sectors", "created_at": "2026-11-27T05:05:25.479331Z", "updated_at": "2026-11-27T05:05:25.480615Z", "description": null}', 'e8b4870d-7965-4772-9e66-3eba11f7098a', null, null, null),
('20', '2026-11-27 05:05:25.489835+00', '1', 'job_titles', '1', 'created', null, '{"id": 1, "name": "Uno de job_titles", "created_at": "2026-11-27T05:05:25.487883Z", "updated_at": "2026-11-27T05:05:25.489095Z", "description": null}', '65e34011-0a3e-480c-a611-951b8e447ef1', null, null, null),
('21', '2026-11-27 05:05:25.498838+00', '1', 'management_levels', '1', 'created', null, '{"id": 1, "name": "Uno de management_levels", "created_at": "2026-11-27T05:05:25.496589Z", "updated_at": "2026-11-27T05:05:25.498063Z", "description": null}', '040e7b1f-066b-4f9b-883c-ab194662e798', null, null, null),
('22', '2026-11-27 05:05:25.508295+00', '1', 'ccts', '1', 'created', null, '{"id": 1, "name": "Uno de ccts", "created_at": "2026-11-27T05:05:25.505953Z", "updated_at": "2026-11-27T05:05:25.507504Z", "description": null}', '44a4cb58-000e-48a9-bb94-e6995a867c7e', null, null, null),
('23', '2026-11-27 05:05:25.518846+00', '1', 'training_items', '1', 'created', null, '{"id": 1, "name": "Uno de training_items", "created_at": "2026-11-27T05:05:25.515643Z", "job_titles": [], "updated_at": "2026-11-27T05:05:25.517895Z", "description": null, "validity_months": null}', 'dafe666b-5823-4976-b43b-1321a36d90db', null, null, null),
('24', '2026-11-27 05:05:25.530024+00', '1', 'quality_items', '1', 'created', null, '{"id": 1, "name": "Uno de quality_items", "created_at": "2026-11-27T05:05:25.527412Z", "job_titles": [], "updated_at": "2026-11-27T05:05:25.529156Z", "description": null, "validity_months": null}', 'dc17691f-9bb0-47b9-ac0b-e6763006dee1', null, null, null),
('25', '2026-11-27 05:05:25.547609+00', '1', 'ppes', '1', 'created', null, '{"id": 1, "name": "Guantes", "brand": "Ñú", "model": null, "sizes": ["8", "9"], "created_at": "2026-11-27T05:05:25.538945Z", "job_titles": [{"id": 1, "name": "Uno de job_titles"}], "updated_at": "2026-11-27T05:05:25.541886Z", "description": null, "certification": null, "useful_life_months": null}', '3c2ae53d-492d-4f31-a7bd-1eee5cb331b4', null, null, null),
('26', '2026-11-27 05:05:25.596706+00', '1', 'employees', '1', 'created', null, '{"id": 1, "cct": null, "dni": "28123456", "city": "Paraná", "cuil": null, "name": "Ayelén", "image": null, "active": true, "cct_id": null, "client": "Colegio Ñandubay", "gender": "female", "status": "Uno de employee_status", "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Quiroga", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": 1, "job_title": "Uno de job_titles", "ppe_sizes": [{"ppe": "Guantes", "size": "9", "ppe_id": 1}], "status_id": 1, "birth_date": "1981-03-05", "company_id": 1, "created_at": "2026-11-27T05:05:25.560217Z", "employable": true, "job_sector": null, "salary_cbu": "2850590940090418135201", "updated_at": "2026-11-27T05:05:25.563799Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": 1, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": "2019-04-01", "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": "A.3,B.1", "employee_file_number": "0147", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '1bdf5dd6-71b1-4496-b0d9-7fc3925a45c4', '1', '1', null),
('27', '2026-11-27 05:05:25.698096+00', '1', 'attachments', '1', 'created', null, '{"id": 1, "file": {"key": "4164c403643fa55fb9a498e31e239cdb", "name": "contrato.pdf", "size": 15, "media_type": "application/pdf"}, "name": "contrato.pdf", "size": 15, "type": "contract", "created_at": "2026-11-27T05:05:25.692347Z", "media_type": "application/pdf", "updated_at": "2026-11-27T05:05:25.697558Z", "employee_id": 1}', '5392f213-aeca-419c-9980-7e8defbc60f3', '1', '1', null),
('28', '2026-11-27 05:05:25.715699+00', '1', 'trainings', '1', 'created', null, '{"id": 1, "date": "2024-03-05", "file": null, "hours": null, "comments": null, "created_at": "2026-11-27T05:05:25.711710Z", "instructor": null, "updated_at": "2026-11-27T05:05:25.714996Z", "employee_id": 1, "employee_name": "Ayelén", "training_item": "Uno de training_items", "expiration_date": "2025-03-05", "employee_surname": "Quiroga", "training_item_id": 1, "employee_file_number": "0147"}', 'e74bceb9-aefa-4ae0-a7f0-0808c57666a3', '1', '1', null),
('29', '2026-11-27 05:05:25.728352+00', '1', 'qualities', '1', 'created', null, '{"id": 1, "date": "2024-03-05", "file": null, "hours": null, "comments": null, "created_at": "2026-11-27T05:05:25.725729Z", "instructor": null, "updated_at": "2026-11-27T05:05:25.727728Z", "employee_id": 1, "quality_item": "Uno de quality_items", "employee_name": "Ayelén", "expiration_date": "2025-03-05", "quality_item_id": 1, "employee_surname": "Quiroga", "employee_file_number": "0147"}', '3d0fe5db-9b08-4063-8f35-0a58c9faa34e', '1', '1', null),
('30', '2026-11-27 05:05:25.781082+00', '1', 'employees', '1', 'terminate', '{"id": 1, "cct": null, "dni": "28123456", "city": "Paraná", "cuil": null, "name": "Ayelén", "image": null, "active": true, "cct_id": null, "client": "Colegio Ñandubay", "gender": "female", "status": "Uno de employee_status", "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Quiroga", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": 1, "job_title": "Uno de job_titles", "ppe_sizes": [{"ppe": "Guantes", "size": "9", "ppe_id": 1}], "status_id": 1, "birth_date": "1981-03-05", "company_id": 1, "created_at": "2026-11-27T05:05:25.560217Z", "employable": true, "job_sector": null, "salary_cbu": "2850590940090418135201", "updated_at": "2026-11-27T05:05:25.563799Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": 1, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": "2019-04-01", "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": "A.3,B.1", "employee_file_number": "0147", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '{"id": 1, "cct": null, "dni": "28123456", "city": "Paraná", "cuil": null, "name": "Ayelén", "image": null, "active": false, "cct_id": null, "client": "Colegio Ñandubay", "gender": "female", "status": "Uno de employee_status", "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Quiroga", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": 1, "job_title": "Uno de job_titles", "ppe_sizes": [{"ppe": "Guantes", "size": "9", "ppe_id": 1}], "status_id": 1, "birth_date": "1981-03-05", "company_id": 1, "created_at": "2026-11-27T05:05:25.560217Z", "employable": true, "job_sector": null, "salary_cbu": "2850590940090418135201", "updated_at": "2026-11-27T05:05:25.763359Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": 1, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": "2019-04-01", "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": "2025-06-30", "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": "A.3,B.1", "employee_file_number": "0147", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '62672cc7-ed4f-4a6c-90a7-a8cf57888aa9', '1', '1', '{"employable": true, "termination_date": "2025-06-30", "termination_reason": null, "termination_comments": null}'),
('31', '2026-11-27 05:05:25.798036+00', '1', 'employees', '2', 'created', null, '{"id": 2, "cct": null, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "client": null, "gender": null, "status": null, "address": null, "company": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "job_title": null, "ppe_sizes": [], "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-27T05:05:25.792328Z", "employable": true, "job_sector": null, "salary_cbu": null, "updated_at": "2026-11-27T05:05:25.797450Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": null, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '749d8341-f149-4116-90ad-cdf01a4f413f', null, null, null),
('32', '2026-11-27 05:05:25.82484+00', '1', 'employees', '2', 'deleted', '{"id": 2, "cct": null, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "client": null, "gender": null, "status": null, "address": null, "company": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "job_title": null, "ppe_sizes": [], "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-27T05:05:25.792328Z", "employable": true, "job_sector": null, "salary_cbu": null, "updated_at": "2026-11-27T05:05:25.797450Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": null, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', null, 'da0c00e2-dff3-4a1b-9e3d-e87ab4aef6b4', null, null, null),
('33', '2026-11-27 05:05:27.267295+00', '1', 'colors', '3', 'created', null, '{"id": 3, "name": "Lila true", "color_code": "#B497D6", "created_at": "2026-11-27T05:05:27.252422Z", "updated_at": "2026-11-27T05:05:27.260441Z"}', '9dc16020-bec5-4ed5-a175-2305187d4564', null, null, null),
('34', '2026-11-27 05:05:27.26825+00', '1', 'colors', '4', 'created', null, '{"id": 4, "name": "Dorado true", "color_code": "#FFD700", "created_at": "2026-11-27T05:05:27.252422Z", "updated_at": "2026-11-27T05:05:27.267164Z"}', '9dc16020-bec5-4ed5-a175-2305187d4564', null, null, null);
insert into "categories" ("id", "name", "description", "image", "created_at", "updated_at") overriding system value values
('1', 'Teléfonos', 'Nuevos y usados', null, '2026-11-27 05:05:24.880445+00', '2026-11-27 05:05:24.883187+00'),
('2', 'Accesorios', 'Fundas y cargadores', null, '2026-11-27 05:05:24.900544+00', '2026-11-27 05:05:24.901239+00');
insert into "ccts" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de ccts', null, '2026-11-27 05:05:25.505953+00', '2026-11-27 05:05:25.507504+00');
insert into "clients" ("id", "name", "address_street", "address_number", "zip_code", "city", "province", "country", "phone", "image", "created_at", "updated_at") overriding system value values
('1', 'Colegio Ñandubay', null, null, null, 'Oro Verde', null, null, null, null, '2026-11-27 05:05:25.345838+00', '2026-11-27 05:05:25.3472+00');
insert into "colors" ("id", "name", "color_code", "created_at", "updated_at") overriding system value values
('1', 'Grafito', '#3A3A3C', '2026-11-27 05:05:24.908587+00', '2026-11-27 05:05:24.909543+00'),
('2', 'Ñandú', '#8B7355', '2026-11-27 05:05:24.91835+00', '2026-11-27 05:05:24.91918+00'),
('3', 'Lila true', '#B497D6', '2026-11-27 05:05:27.252422+00', '2026-11-27 05:05:27.260441+00'),
('4', 'Dorado true', '#FFD700', '2026-11-27 05:05:27.252422+00', '2026-11-27 05:05:27.267164+00');
insert into "companies" ("id", "name", "cuit", "address_street", "address_number", "zip_code", "city", "province", "country", "phone", "image", "created_at", "updated_at") overriding system value values
('1', 'Río Paraná SRL', '30712345671', null, null, null, 'Paraná', null, null, null, null, '2026-11-27 05:05:25.335876+00', '2026-11-27 05:05:25.337433+00');
insert into "contact_messages" ("id", "name", "email", "message", "read", "mailed_at", "created_at", "updated_at") overriding system value values
('1', 'Luz', 'luz@example.com', '¿Tienen repuestos?
Gracias.', 'false', null, '2026-11-27 05:05:25.325846+00', '2026-11-27 05:05:25.325846+00');
insert into "contract_types" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de contract_types', null, '2026-11-27 05:05:25.434853+00', '2026-11-27 05:05:25.43602+00');
insert into "cost_centers" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de cost_centers', null, '2026-11-27 05:05:25.445207+00', '2026-11-27 05:05:25.446243+00');
insert into "deleted_rows" ("audit_id", "resource", "entity_id", "row", "links", "pictures", "files", "held", "deleted_at") overriding system value values
('9', 'products', '3', '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5.00, "search": "cable   un metro 5.00 5,00", "capacity": null, "created_at": "2026-11-27T02:05:25.280218-03:00", "updated_at": "2026-11-27T02:05:25.280218-03:00", "category_id": 2, "description": "Un metro", "window_search": "cable   un metro"}', '{"product_wants": [], "product_colors": []}', '[]', '[]', '{}', '2026-11-27 05:05:25.289019+00'),
('32', 'employees', '2', '{"id": 2, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "gender": null, "search": "joaquin rolon joaquin 0148           ", "address": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-27T02:05:25.792328-03:00", "employable": true, "salary_cbu": null, "updated_at": "2026-11-27T02:05:25.79745-03:00", "cost_center": null, "nationality": null, "job_title_id": null, "phone_number": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "health_insurance": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '{"employee_ppe_sizes": [], "employment_periods": []}', '[]', '[]', '{}', '2026-11-27 05:05:25.80796+00');
insert into "employee_ppe_sizes" ("employee_id", "ppe_id", "size", "position") overriding system value values
('1', '1', '9', '1');
insert into "employee_status" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de employee_status', null, '2026-11-27 05:05:25.455609+00', '2026-11-27 05:05:25.457089+00');
insert into "employees" ("id", "name", "surname", "image", "employee_file_number", "dni", "cuil", "nationality", "gender", "birth_date", "marital_status", "children", "address", "zip_code", "city", "locality", "province", "country", "phone_number", "phone_number_2", "personal_email", "company_id", "client_id", "job_sector_id", "job_title_id", "job_category_id", "contract_type_id", "cct_id", "management_level_id", "cost_center", "status_id", "active", "health_insurance", "driver_license_class", "driver_expiration_date", "medical_check_expiration", "salary_bank_name", "salary_account_number", "salary_cbu", "fund_bank_name", "fund_account_number", "fund_cbu", "admission_date", "termination_date", "termination_reason", "termination_comments", "employable", "created_at", "updated_at") overriding system value values
('1', 'Ayelén', 'Quiroga', null, '0147', '28123456', null, null, 'female', '1981-03-05', null, null, null, null, 'Paraná', null, null, null, null, null, null, '1', '1', null, '1', null, null, null, null, null, '1', 'true', null, 'A.3,B.1', null, null, null, null, '2850590940090418135201', null, null, null, '2019-04-01', '2025-06-30', null, null, 'true', '2026-11-27 05:05:25.560217+00', '2026-11-27 05:05:25.763359+00');
insert into "employment_periods" ("id", "employee_id", "admission_date", "termination_date", "termination_reason", "termination_comments", "employable", "created_at", "updated_at", "switched_on") overriding system value values
('1', '1', '2019-04-01', '2025-06-30', null, null, 'true', '2026-11-27 05:05:25.560217+00', '2026-11-27 05:05:25.762335+00', 'false');
insert into "files" ("key", "name", "media_type", "bytes", "sha256", "resource", "entity_id", "created_by", "created_at") overriding system value values
('4164c403643fa55fb9a498e31e239cdb', 'contrato.pdf', 'application/pdf', '15', E'\\x14bcd090baf31edba64e9cbd8cdfc15f943344aa72cb3675ad8e91bfcbce03ad', 'attachments', '1', '1', '2026-11-27 05:05:25.692347+00'),
('6c8b2a9f70f6b848b1b2f0493951b212', 'planilla.csv', 'application/octet-stream', '54', E'\\x6b051b1018e8cf28345ee3061fb0d4dfa8d382a30c0ceaec03c10c10488e67cc', 'imports', null, '1', '2026-11-27 05:05:25.84425+00'),
('e8038ea9925c148438ac5dbb8a303345', 'planilla.csv', 'application/octet-stream', '55', E'\\x44ae0811a6f65b7936d4c4ed49fcce1f0593ab23af49b27a7ee4b9e9d53c054b', 'imports', null, '1', '2026-11-27 05:05:27.313037+00');
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
('1', '1', 'planilla.csv', '6c8b2a9f70f6b848b1b2f0493951b212', null, 'es', 'done', '{"kind": "csv", "rows": 2, "sheet": 0, "sheets": [""], "columns": [{"dates": "dmy", "column": "A", "filled": 2, "heading": "Nombre", "samples": ["Lila true", "Dorado true"], "decimals": "comma"}, {"dates": "dmy", "column": "B", "filled": 2, "heading": "Código", "samples": ["#b497d6", "#ffd700"], "decimals": "comma"}], "suggested": {"ccts": {"name": "A"}, "ppes": {"name": "A"}, "users": {"name": "A"}, "colors": {"name": "A", "color_code": "B"}, "clients": {"name": "A"}, "periods": {}, "products": {"code": "B", "name": "A"}, "companies": {"name": "A"}, "employees": {"name": "A"}, "qualities": {}, "trainings": {}, "categories": {"name": "A"}, "job_titles": {"name": "A"}, "parameters": {}, "job_sectors": {"name": "A"}, "cost_centers": {"name": "A"}, "quality_items": {"name": "A"}, "contract_types": {"name": "A"}, "job_categories": {"name": "A"}, "training_items": {"name": "A"}, "employee_status": {"name": "A"}, "management_levels": {"name": "A"}}, "undecided": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "training_items": [], "employee_status": [], "management_levels": []}, "by_content": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "training_items": [], "employee_status": [], "management_levels": []}, "header_row": 1}', null, '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"same": 0, "total": 2, "wrong": 0, "created": 2, "skipped": 0, "updated": 0}', '[]', null, '9dc16020-bec5-4ed5-a175-2305187d4564', null, '3', '2', '2', 'false', null, null, '2026-11-27 05:05:25.84425+00', '2026-11-27 05:05:27.283417+00', '1'),
('2', '1', 'planilla.csv', 'e8038ea9925c148438ac5dbb8a303345', null, 'es', 'pending', '{"kind": "csv", "rows": 2, "sheet": 0, "sheets": [""], "columns": [{"dates": "dmy", "column": "A", "filled": 2, "heading": "Nombre", "samples": ["Lila false", "Dorado false"], "decimals": "comma"}, {"dates": "dmy", "column": "B", "filled": 2, "heading": "Código", "samples": ["#b497d6", "dorado"], "decimals": "comma"}], "suggested": {"ccts": {"name": "A"}, "ppes": {"name": "A"}, "users": {"name": "A"}, "colors": {"name": "A", "color_code": "B"}, "clients": {"name": "A"}, "periods": {}, "products": {"code": "B", "name": "A"}, "companies": {"name": "A"}, "employees": {"name": "A"}, "qualities": {}, "trainings": {}, "categories": {"name": "A"}, "job_titles": {"name": "A"}, "parameters": {}, "job_sectors": {"name": "A"}, "cost_centers": {"name": "A"}, "quality_items": {"name": "A"}, "contract_types": {"name": "A"}, "job_categories": {"name": "A"}, "training_items": {"name": "A"}, "employee_status": {"name": "A"}, "management_levels": {"name": "A"}}, "undecided": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "training_items": [], "employee_status": [], "management_levels": []}, "by_content": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "training_items": [], "employee_status": [], "management_levels": []}, "header_row": 1}', null, '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"same": 0, "total": 2, "wrong": 1, "created": 1, "skipped": 0, "updated": 0}', '[]', null, null, null, '0', '2', '2', 'false', null, null, '2026-11-27 05:05:27.313037+00', '2026-11-27 05:05:27.451989+00', '1');
insert into "job_categories" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_categories', null, '2026-11-27 05:05:25.466635+00', '2026-11-27 05:05:25.468292+00');
insert into "job_sectors" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_sectors', null, '2026-11-27 05:05:25.479331+00', '2026-11-27 05:05:25.480615+00');
insert into "job_titles" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_titles', null, '2026-11-27 05:05:25.487883+00', '2026-11-27 05:05:25.489095+00');
insert into "management_levels" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de management_levels', null, '2026-11-27 05:05:25.496589+00', '2026-11-27 05:05:25.498063+00');
insert into "parameters" ("id", "email", "phone", "instagram", "facebook", "linkedin", "whatsapp", "start_hour", "end_hour", "surcharge_credit_percentage", "surcharge_transfer", "surcharge_foreing_money", "exchange", "image", "license_notice_days", "medical_check_notice_days", "ppe_delivery_notice_days", "birth_date_notice_days", "created_at", "updated_at", "search_synonyms", "certification_notice_days", "retention_years", "messages_months") overriding system value values
('1', 'hola@example.com', '(0343) 555-0142', null, null, null, null, null, null, null, null, null, null, null, '30', '30', '15', '7', '2026-11-27 05:05:25.311288+00', '2026-11-27 05:05:25.313271+00', 'reparación, arreglo, reparar, arreglar, servicio técnico
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
('1', 'see_menu_products', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.265386+00'),
('2', 'create_products', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.273297+00'),
('3', 'update_products', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.2734+00'),
('4', 'delete_products', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.273422+00'),
('5', 'see_menu_categories', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.273434+00'),
('6', 'see_categories', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.273445+00'),
('7', 'create_categories', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.273483+00'),
('8', 'update_categories', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.273494+00'),
('9', 'delete_categories', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.273516+00'),
('10', 'see_menu_colors', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.273525+00'),
('11', 'see_colors', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.273533+00'),
('12', 'create_colors', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.273564+00'),
('13', 'update_colors', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.273599+00'),
('14', 'delete_colors', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.273634+00'),
('15', 'see_parameters', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.273714+00'),
('16', 'create_parameters', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.273724+00'),
('17', 'update_parameters', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.27378+00'),
('18', 'delete_parameters', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.273792+00'),
('19', 'see_menu_clients', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.273799+00'),
('20', 'see_clients', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.273806+00'),
('21', 'create_clients', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.273832+00'),
('22', 'update_clients', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.27384+00'),
('23', 'delete_clients', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.273869+00'),
('24', 'see_menu_companies', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.273877+00'),
('25', 'see_companies', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.273884+00'),
('26', 'create_companies', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.273891+00'),
('27', 'update_companies', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.273897+00'),
('28', 'delete_companies', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.273928+00'),
('29', 'see_menu_users', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.273936+00'),
('30', 'see_users', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.273943+00'),
('31', 'create_users', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.273963+00'),
('32', 'update_users', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.27397+00'),
('33', 'delete_users', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.273977+00'),
('34', 'see_menu_permissions', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.273984+00'),
('35', 'see_permissions', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.273992+00'),
('36', 'create_permissions', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.273999+00'),
('37', 'update_permissions', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.274006+00'),
('38', 'delete_permissions', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.274013+00'),
('39', 'see_audit', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.27402+00'),
('40', 'see_menu_employees', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.274026+00'),
('41', 'see_employees', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.274033+00'),
('42', 'create_employees', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.274039+00'),
('43', 'update_employees', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.274046+00'),
('44', 'delete_employees', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.274098+00'),
('45', 'see_employee_termination', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.27413+00'),
('46', 'create_employee_termination', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.274138+00'),
('47', 'update_employee_termination', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.274145+00'),
('48', 'delete_employee_termination', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.274152+00'),
('49', 'see_employee_general_data', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.274159+00'),
('50', 'create_employee_general_data', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.274166+00'),
('51', 'update_employee_general_data', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.274173+00'),
('52', 'delete_employee_general_data', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.27418+00'),
('53', 'print_employee_file', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.274187+00'),
('54', 'load_database', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.274194+00'),
('55', 'see_menu_ppes', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.274227+00'),
('56', 'see_ppes', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.274261+00'),
('57', 'create_ppes', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.27427+00'),
('58', 'update_ppes', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.274277+00'),
('59', 'delete_ppes', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.274284+00'),
('60', 'see_ppe_deliveries', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.274291+00'),
('61', 'create_ppe_deliveries', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.274298+00'),
('62', 'update_ppe_deliveries', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.274306+00'),
('63', 'delete_ppe_deliveries', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.274314+00'),
('64', 'print_ppe_deliveries', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.274322+00'),
('65', 'see_training_items', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.274329+00'),
('66', 'create_training_items', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.274336+00'),
('67', 'update_training_items', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.274344+00'),
('68', 'delete_training_items', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.274351+00'),
('69', 'see_quality_items', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.274411+00'),
('70', 'create_quality_items', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.274423+00'),
('71', 'update_quality_items', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.274432+00'),
('72', 'delete_quality_items', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.274439+00'),
('73', 'see_notifications', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.274446+00'),
('74', 'see_contact_messages', '2026-11-27 05:05:24.256874+00', '2026-11-27 05:05:24.274454+00');
insert into "pictures" ("name", "kind", "width", "height", "cutout", "bytes", "created_at") overriding system value values
('996b872273a839bc93f4c1b3caa9ac01.jpg', 'image', '40', '40', 'false', '892', '2026-11-27 05:05:25.219302+00');
insert into "ppe_job_titles" ("ppe_id", "job_title_id", "position") overriding system value values
('1', '1', '1');
insert into "ppes" ("id", "name", "description", "useful_life_months", "brand", "model", "certification", "sizes", "created_at", "updated_at") overriding system value values
('1', 'Guantes', null, null, 'Ñú', null, null, '{8,9}', '2026-11-27 05:05:25.538945+00', '2026-11-27 05:05:25.541886+00');
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
Un año de garantía.', '1', '1399.90', '256 GB', null, '{996b872273a839bc93f4c1b3caa9ac01.jpg}', '2026-11-27 05:05:25.222828+00', '2026-11-27 05:05:25.250945+00'),
('2', 'Funda "Río"', 'De silicona', '2', '10.00', null, null, '{}', '2026-11-27 05:05:25.268303+00', '2026-11-27 05:05:25.268303+00');
insert into "public_version" ("id", "version") overriding system value values
('true', '12');
insert into "qualities" ("id", "employee_id", "quality_item_id", "date", "expiration_date", "instructor", "hours", "comments", "file", "created_at", "updated_at") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05', null, null, null, null, '2026-11-27 05:05:25.725729+00', '2026-11-27 05:05:25.727728+00');
insert into "quality_cells" ("employee_id", "item_id", "certification_id", "date", "expiration_date") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05');
insert into "quality_items" ("id", "name", "description", "created_at", "updated_at", "validity_months") overriding system value values
('1', 'Uno de quality_items', null, '2026-11-27 05:05:25.527412+00', '2026-11-27 05:05:25.529156+00', null);
insert into "rate_hits" ("id", "scope", "subject", "at") overriding system value values
('3', 'contact', '127.0.0.1', '2026-11-27 05:05:25.324859+00');
insert into "sessions" ("id", "token_hash", "user_id", "created_at", "expires_at") overriding system value values
('1', E'\\xee5e03fa7d2359a21900fc9363c16e2f46e8fba57f2996bbe9b9d6f44eb2d607', '1', '2026-11-27 05:05:24.858235+00', '2026-11-27 17:05:24.858235+00');
insert into "signing_keys" ("name", "key", "created_at") overriding system value values
('files', E'\\x462d29d3506fa23963fe1351e4e9fa803982ef44ac65d426f4f6c40897ca8e93', '2026-11-27 05:05:24.425712+00');
insert into "training_cells" ("employee_id", "item_id", "certification_id", "date", "expiration_date") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05');
insert into "training_items" ("id", "name", "description", "created_at", "updated_at", "validity_months") overriding system value values
('1', 'Uno de training_items', null, '2026-11-27 05:05:25.515643+00', '2026-11-27 05:05:25.517895+00', null);
insert into "trainings" ("id", "employee_id", "training_item_id", "date", "expiration_date", "instructor", "hours", "comments", "file", "created_at", "updated_at") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05', null, null, null, null, '2026-11-27 05:05:25.71171+00', '2026-11-27 05:05:25.714996+00');
insert into "undos" ("token_hash", "user_id", "request_id", "created_at") overriding system value values
(E'\\x22bff09e7f3a50ae20fc1244f0ae1694d2296706ae099bec3eb5503c2f64d0a9', '1', '59ec3f1e-94af-4867-afbc-fac50b0a1fec', '2026-11-27 05:05:25.289019+00'),
(E'\\xb0a41f858b381afe76307fdc0fccdae0d32c19d1bd6b0b4903ddbd15fab4853d', '1', '62672cc7-ed4f-4a6c-90a7-a8cf57888aa9', '2026-11-27 05:05:25.738578+00'),
(E'\\x3774fc79190ffcbd0af91e31295324e191e24e43d9f0f77f709cc5874206c979', '1', 'da0c00e2-dff3-4a1b-9e3d-e87ab4aef6b4', '2026-11-27 05:05:25.80796+00');
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
('1', 'Administración', 'General', '20123456', 'administracion@example.com', '$argon2id$v=19$m=19456,t=2,p=1$a7dzPKBWnrfJyItu7gAIig$Xs9v7soxIKpKLgoJzCLvw27mpSzSxa4nwGbDZK8cHmk', 'true', null, null, null, '2026-11-27 05:05:24.284376+00', '2026-11-27 05:05:24.304415+00'),
('2', 'Luz', 'Peralta', '30123456', 'luz@example.com', '$argon2id$v=19$m=19456,t=2,p=1$sXvBSIB93dP34fI9KTed9Q$Q12iGsufi1ku2k4AwR+shsAaKmmE5K6xaS84pw7/qsY', 'true', null, '1', null, '2026-11-27 05:05:25.381947+00', '2026-11-27 05:05:25.387781+00'),
('3', 'Luz', 'Peralta', '30123457', 'luz.2@example.com', '$argon2id$v=19$m=19456,t=2,p=1$ibHdSRk2dhgykbSJy1e2qg$caPVK8Vn+hAywzihiFuBaydm5zra2KO6NegEmu4WyZg', 'false', null, null, '1', '2026-11-27 05:05:25.422348+00', '2026-11-27 05:05:25.425853+00');
select setval('attachments_id_seq', 1);
select setval('audit_id_seq', 34);
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
select setval('ppes_id_seq', 1);
select setval('products_id_seq', 3);
select setval('qualities_id_seq', 1);
select setval('quality_items_id_seq', 1);
select setval('rate_hits_id_seq', 3);
select setval('sessions_id_seq', 1);
select setval('training_items_id_seq', 1);
select setval('trainings_id_seq', 1);
select setval('users_id_seq', 3);
